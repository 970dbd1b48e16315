import { resume, site } from 'virtual:content';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { ResumePage } from './resume-page.tsx';
import { ResumePreview } from './resume-preview.tsx';

function pretendPdfViewer(canShowPdf: boolean | undefined) {
  const spy = vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(canShowPdf as boolean);
  onTestFinished(() => spy.mockRestore());
}
const renderPage = (canShowPdf: boolean | undefined) => {
  pretendPdfViewer(canShowPdf);
  return render(
    <StaticNavigation pathname="/resume">
      <ResumePage />
    </StaticNavigation>,
  );
};
const findFrame = () => document.querySelector('iframe');

test('the preview holds a box about the resume with a letter to the owner', async () => {
  await renderPage(true);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Resume Preview' })).toBeVisible();
  const about = page.getByRole('region', { name: 'About My Resume' });
  await expect.element(about.getByText(/creative, technical and collaborative roles/)).toBeVisible();
  await expect
    .element(about.getByRole('link', { name: resume.about.contactLabel }))
    .toHaveAttribute('href', `mailto:${site.email}`);
});

test('the document is embedded under its own address and name, and loaded lazily', async () => {
  await renderPage(true);
  expect(new URL(findFrame()?.src ?? '').pathname).toBe(resume.file?.address);
  expect(findFrame()?.title).toBe(resume.documentTitle);
  expect(findFrame()?.loading).toBe('lazy');
});

test.each([
  [390, 600],
  [979, 600],
  [980, 760],
  [1499, 760],
  [1500, 900],
])('at %i px the document is %i px high', async (width, height) => {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(1280, 800));
  await renderPage(true);
  expect(findFrame()?.getBoundingClientRect().height).toBe(height);
});

test('the same file can be downloaded, and its size is shown', async () => {
  await renderPage(true);
  const link = page.getByRole('link', { name: 'Download Resume (PDF)' });
  await expect.element(link).toHaveAttribute('href', resume.file?.address ?? '');
  await expect.element(link).toHaveAttribute('download', 'resume.pdf');
  await expect.element(page.getByText(/^resume\.pdf, \d+ kB$/)).toBeVisible();
});

test('a browser that cannot embed PDFs gets links instead', async () => {
  await renderPage(false);
  expect(findFrame()).toBeNull();
  await expect.element(page.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', resume.file?.address ?? '');
  await expect.element(page.getByRole('link', { name: 'Download it' })).toHaveAttribute('download', 'resume.pdf');
});

test('an older browser without pdfViewerEnabled gets the document', async () => {
  await renderPage(undefined);
  expect(findFrame()).not.toBeNull();
});

test('the paper comes before the PDF, which has its file name as a heading', async () => {
  await renderPage(true);
  const paper = page.getByRole('article', { name: resume.resume?.name ?? '' });
  await expect.element(paper).toBeVisible();
  const position = paper.element().compareDocumentPosition(findFrame() as Node);
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await expect.element(page.getByRole('heading', { level: 3, name: 'resume.pdf' })).toBeVisible();
  expect(document.body.textContent).not.toContain(`${resume.documentTitle}: https:`);
});

test("without a resume in YAML the page shows only the owner's PDF, and prints its address", async () => {
  pretendPdfViewer(true);
  const { resume: _, ...others } = resume;
  await render(
    <StaticNavigation pathname="/resume">
      <ResumePreview page={others} />
    </StaticNavigation>,
  );
  expect(document.querySelector('article')).toBeNull();
  expect(findFrame()).not.toBeNull();
  expect(document.querySelector('[data-print="only"]')?.textContent).toContain(
    `${resume.documentTitle}: https://bonbon.example/resume.pdf`,
  );
});

test('without a PDF the page shows only the paper, and offers no download', async () => {
  const { file: _, ...others } = resume;
  await render(
    <StaticNavigation pathname="/resume">
      <ResumePreview page={others} />
    </StaticNavigation>,
  );
  await expect.element(page.getByRole('article', { name: resume.resume?.name ?? '' })).toBeVisible();
  expect(findFrame()).toBeNull();
  expect(document.body.textContent).not.toContain('.pdf');
  expect(page.getByRole('link', { name: /PDF/ }).elements()).toEqual([]);
  await expect.element(page.getByRole('link', { name: resume.about.contactLabel })).toBeVisible();
});
