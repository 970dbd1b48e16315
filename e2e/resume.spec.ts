import { getDocumentProxy } from 'unpdf';
import { expect, test } from './fixtures.ts';

/** What browsers leave white by themselves. */
const whiteBorder = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

const countPages = async (pdf: Uint8Array) => (await getDocumentProxy(new Uint8Array(pdf))).numPages;

test('the resume is 600px high, and larger on wider screens', async ({ page }) => {
  const frame = page.locator('iframe');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/resume');
  await expect(frame).toHaveAttribute('title', "Bonbon's resume");
  for (const [width, height] of [
    [390, 600],
    [1280, 760],
    [1680, 900],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect((await frame.boundingBox())?.height, `at ${width} px`).toBe(height);
  }
});

test('the PDF is answered at the root of the site, and may be shown in a frame of it', async ({ request }) => {
  const answer = await request.get('/resume.pdf');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the document opens in its frame, and takes neither the focus nor the page along', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  const isAsked = page.waitForRequest(/\/resume\.pdf$/);
  await page.goto('/resume');
  await isAsked;
  await expect(page.frameLocator('iframe').locator('embed, body')).not.toHaveCount(0);
  expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['BODY', 0]);
});

test('the download has the name of the file', async ({ page }) => {
  await page.goto('/resume');
  const isDownloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Resume (PDF)' }).click();
  expect((await isDownloaded).suggestedFilename()).toBe('resume.pdf');
});

test('a letter to the owner is one press away', async ({ page }) => {
  await page.goto('/resume');
  const about = page.getByRole('region', { name: 'About My Resume' });
  await expect(about.getByRole('link', { name: 'Write me a letter' })).toHaveAttribute(
    'href',
    'mailto:bonbon@example.com',
  );
});

test('a browser that cannot embed PDFs opens or downloads it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resume');
  await expect(page.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/resume.pdf');
  await expect(page.locator('iframe')).toHaveCount(0);
  const isDownloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download it' }).click();
  expect((await isDownloaded).suggestedFilename()).toBe('resume.pdf');
});

test('paper gets the resume on one sheet, and nothing of the page around it', async ({ page }) => {
  await page.goto('/resume');
  for (const format of ['A4', 'Letter']) {
    expect(await countPages(await page.pdf({ format, margin: whiteBorder })), format).toBe(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: 'Bonbon' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'About My Resume' })).toBeHidden();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Download Resume (PDF)' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the resume can be read and downloaded', async ({ page }) => {
    await page.goto('/resume');
    await expect(page.getByRole('heading', { level: 4, name: 'Experience' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('title', "Bonbon's resume");
    await expect(page.getByRole('link', { name: 'Download Resume (PDF)' })).toHaveAttribute('href', '/resume.pdf');
  });
});
