import { drawingColours, sheetColour } from '#model/drawing.ts';
import { findGuestbook, listEntries } from './guestbook-fixture.ts';
import { expect, test } from './own-server-fixture.ts';

test('a drawing waits for its owner, and then everybody sees each of its pixels', async ({
  page,
  request,
  ownServer,
  openVisitor,
}) => {
  await page.goto('/guestbook');
  const { name, message, submit, entries, thanks } = findGuestbook(page);
  await page.getByRole('button', { name: 'Draw something' }).click();
  await page.getByRole('radio', { name: 'Leaf' }).click();
  const pad = page.getByRole('application', { name: 'Drawing pad' }).locator('canvas');
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // The middle of a pixel: half of the height is an edge between two.
  const row = y + (32.5 / 64) * height;
  await page.mouse.move(x + width / 4, row);
  await page.mouse.down();
  await page.mouse.move(x + (3 * width) / 4, row, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('textbox', { name: 'What did you draw?' }).fill('A caterpillar that naps');
  await name.fill('Moth');
  await message.fill('For the garden');
  await submit.click();
  await expect(thanks).toBeVisible();
  const [own] = await entries.all();
  await expect(own?.getByRole('img', { name: 'A caterpillar that naps' }) ?? entries).toBeVisible();
  expect(await listEntries(request)).toEqual([]);

  const { entries: rows } = JSON.parse(await ownServer.runTool('list', '--all', '--json')) as {
    entries: { id: string }[];
  };
  await ownServer.runTool('approve', String(rows[0]?.id));
  const visitor = await openVisitor();
  await visitor.goto('/guestbook');
  const shown = visitor.getByRole('img', { name: 'A caterpillar that naps' });
  await expect(shown).toBeVisible();
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const drawn = await shown.evaluate((image: HTMLImageElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 96, height: 64 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.imageSmoothingEnabled = false;
    context.drawImage(image, 0, 0, 96, 64);
    const { data } = context.getImageData(0, 32, 96, 1);
    const colourAt = (column: number) =>
      `#${[...data.slice(4 * column, 4 * column + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    return { size: [image.naturalWidth, image.naturalHeight, image.width], line: colourAt(48), sheet: colourAt(5) };
  });
  expect(drawn).toEqual({ size: [96, 64, 192], line: drawingColours[4], sheet: drawingColours[sheetColour] });
});
