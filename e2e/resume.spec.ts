import { getDocumentProxy } from 'unpdf';
import { expect, test } from './page-fixture.ts';

/** The margins that browsers use by default. */
const defaultMargin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

const countPages = async (pdf: Uint8Array) => (await getDocumentProxy(new Uint8Array(pdf))).numPages;

test('the PDF is served at the root of the site', async ({ request }) => {
  const answer = await request.get('/resume.pdf');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the download is named resume.pdf', async ({ page }) => {
  await page.goto('/resume');
  const isDownloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Resume (PDF)' }).click();
  expect((await isDownloaded).suggestedFilename()).toBe('resume.pdf');
});

test('printing gives the resume on one page, without the page around it', async ({ page }) => {
  await page.goto('/resume');
  for (const format of ['A4', 'Letter']) {
    expect(await countPages(await page.pdf({ format, margin: defaultMargin })), format).toBe(1);
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
    await page.getByText('Open the drawer').click();
    await expect(page.locator('iframe')).toHaveAttribute('title', "Bonbon's resume");
    await expect(page.locator('iframe')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download Resume (PDF)' })).toHaveAttribute('href', '/resume.pdf');
  });
});
