import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { CropBox, PictureAnswer } from '#studio/protocol/media.ts';
import { mediaTasks } from './media-tasks.ts';
import '../styles/studio.css';
import { choose, drawPicture, type FileField, named, showField } from './media-field-fixture.tsx';

beforeEach(() => {
  for (const key of ['picture', 'second']) mediaTasks.set({ file: 'home.yaml', path: [key] }, undefined);
});
afterEach(cleanup);

const picture: FileField = { kind: 'picture', endings: ['png', 'jpg', 'webp'], isOptional: true, isUsual: false };
const button: FileField = { ...picture, exactSize: { width: 88, height: 31 } };

const made = (more: Partial<Extract<PictureAnswer, { outcome: 'made' }>> = {}): PictureAnswer => ({
  outcome: 'made',
  value: 'images/new.webp',
  path: 'images/new.webp',
  picture: { kind: 'photo', width: 1600, height: 1200, bytes: 240_000 },
  before: { kind: 'photo', width: 4000, height: 3000, bytes: 12_000_000 },
  changes: ['smaller', 'converted', 'privateData'],
  ...more,
});

test('a chosen picture is put into the field, and what was done to it is said', async () => {
  const sent: string[] = [];
  const { now } = await showField(picture, {
    sendPicture: async (_, file) => {
      sent.push(file.name);
      return made();
    },
  });
  await choose(await drawPicture(40, 40));
  await expect.element(page.getByText('A photo, 1600 by 1200.')).toBeVisible();
  await expect
    .element(
      page.getByText(
        "It was 12 MB. We made it 240 kB; on the page you won't see the difference. Place and camera are taken out.",
      ),
    )
    .toBeVisible();
  expect(sent).toEqual(['me.png']);
  expect(now).toEqual({ picture: 'images/new.webp' });
});

test('a new picture leads to the words for it, and says why, without taking them from whoever writes', async () => {
  await showField(picture, { sendPicture: async () => made() }, { picture: 'images/old.png', alt: 'An old hat' });
  const alt = page.getByRole('textbox', { name: 'What does it show?' });
  await choose(await drawPicture(40, 40));
  await expect.element(alt).toHaveFocus();
  await expect.element(alt).toHaveAccessibleDescription(/There is a new picture/);
  const { selectionStart, selectionEnd } = alt.element() as HTMLTextAreaElement;
  expect([selectionStart, selectionEnd]).toEqual([0, 'An old hat'.length]);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText(/There is a new picture/)).not.toBeInTheDocument();
});

test('of something new, nobody is led past the next picture, nor asked again for words that are there', async () => {
  await showField(picture, { sendPicture: async () => made() }, { alt: '' }, { isNew: true });
  const words = page.getByRole('textbox', { name: 'What does it show?' });
  const files = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await userEvent.upload(files[0] as HTMLInputElement, await drawPicture(40, 40));
  await expect.element(page.getByText(/There is a new picture/)).toBeVisible();
  await expect.element(words).not.toHaveFocus();
  await userEvent.upload(files[1] as HTMLInputElement, await drawPicture(40, 40));
  await expect.element(words).toHaveFocus();
  await userEvent.keyboard('A kite');
  await expect.element(page.getByText(/There is a new picture/)).not.toBeInTheDocument();
  await userEvent.upload(files[1] as HTMLInputElement, await drawPicture(40, 40));
  await expect.element(page.getByText('A photo, 1600 by 1200.').nth(1)).toBeVisible();
  expect(page.getByText(/There is a new picture/).elements()).toEqual([]);
});

test('the picture before comes back with one click, and a picture can be taken off the page', async () => {
  const { now } = await showField(picture, { sendPicture: async () => made() }, { picture: 'images/old.png' });
  await choose(await drawPicture(40, 40));
  await named('Back to the picture before').click();
  expect(now.picture).toBe('images/old.png');
  await named('Take it off the page').click();
  expect(now.picture).toBeUndefined();
});

test.each(['drop', 'paste'] as const)('a picture is taken by %s', async (how) => {
  const sent: string[] = [];
  await showField(picture, {
    sendPicture: async (_, file) => {
      sent.push(file.name);
      return made();
    },
  });
  const data = new DataTransfer();
  data.items.add(await drawPicture(30, 30, `${how}.png`));
  const box = page.getByText('or drop a picture here, or paste one');
  await expect.element(box).toBeVisible();
  const event =
    how === 'drop'
      ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
      : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  box.element().dispatchEvent(event);
  await expect.element(page.getByText('A photo, 1600 by 1200.')).toBeVisible();
  expect(sent).toEqual([`${how}.png`]);
  expect(event.defaultPrevented).toBe(true);
});

test('a picture that cannot be taken leaves the field as it was, and says why', async () => {
  const sentence = 'Only part of this picture can be read. Copy it again, or export it again.';
  const { now } = await showField(
    picture,
    { sendPicture: async () => ({ outcome: 'refused', reason: 'damaged', sentence }) },
    { picture: 'images/old.png' },
  );
  await choose(await drawPicture(10, 10));
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(now.picture).toBe('images/old.png');
});

test('a web button of another size is framed by keyboard alone, and the frame is sent', async () => {
  const crops: (CropBox | undefined)[] = [];
  const before = { kind: 'drawing', width: 300, height: 200, bytes: 900 } as const;
  const { now } = await showField(button, {
    sendPicture: async (_, __, crop) => {
      crops.push(crop);
      return crop
        ? made({ value: 'images/buttons/me.png' })
        : { outcome: 'cropNeeded', size: { width: 88, height: 31 }, before, grid: 1 };
    },
  });
  await choose(await drawPicture(300, 200));
  const frame = named(/^The frame: 300 by 106, 0 from the left/);
  await expect.element(frame).toBeVisible();
  await expect
    .element(page.getByText(/It has to be exactly 88 by 31\. Move the frame to what should show\./))
    .toBeVisible();
  (frame.element() as unknown as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowRight}{ArrowDown}');
  await expect.element(named(/^The frame: 212 by 75, 5 from the left, 52 from the top/)).toBeVisible();
  await named('Use this part').click();
  await expect.poll(() => now.picture).toBe('images/buttons/me.png');
  expect(crops).toEqual([undefined, { left: 5, top: 52, width: 212, height: 75 }]);
});

test('the frame is dragged, and leaving it changes nothing', async () => {
  const before = { kind: 'drawing', width: 240, height: 120, bytes: 900 } as const;
  const { now } = await showField(button, {
    sendPicture: async () => ({ outcome: 'cropNeeded', size: { width: 88, height: 31 }, before, grid: 1 }),
  });
  await choose(await drawPicture(240, 120));
  const frame = named(/^The frame/);
  await expect.element(frame).toBeVisible();
  const { x, y, width, height } = frame.element().getBoundingClientRect();
  const point = (type: string, across: number, down: number) =>
    frame.element().dispatchEvent(
      new PointerEvent(type, {
        clientX: x + width / 2 + across,
        clientY: y + height / 2 + down,
        button: 0,
        pointerId: 1,
        bubbles: true,
      }),
    );
  Element.prototype.setPointerCapture = () => {};
  point('pointerdown', 0, 0);
  point('pointermove', 0, 10);
  point('pointerup', 0, 10);
  await expect.element(named(/27 from the top$/)).toBeVisible();
  await named('Leave it as it is').click();
  await expect.element(page.getByText('or drop a picture here, or paste one')).toBeVisible();
  expect(now.picture).toBeUndefined();
});

test("a friend's button is fetched only when it is asked for", async () => {
  const asked: string[] = [];
  const { now } = await showField(button, {
    fetchButton: async (_, address) => {
      asked.push(address);
      return made({ value: 'images/buttons/pond.png' });
    },
  });
  await page.getByLabelText('From their page').fill('pond.example');
  expect(asked).toEqual([]);
  await named('Fetch it').click();
  await expect.poll(() => now.picture).toBe('images/buttons/pond.png');
  expect(asked).toEqual(['https://pond.example']);
});
