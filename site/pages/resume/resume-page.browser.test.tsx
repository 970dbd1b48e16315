import { resume, site } from 'virtual:content';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { ResumePage } from './resume-page.tsx';
import { ResumePreview } from './resume-preview.tsx';

function emulatePdfViewer(canShowPdf: boolean | undefined) {
  const spy = vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(canShowPdf as boolean);
  onTestFinished(() => spy.mockRestore());
}
const renderPage = (canShowPdf: boolean | undefined) => {
  emulatePdfViewer(canShowPdf);
  return render(
    <StaticNavigation pathname="/resume">
      <ResumePage />
    </StaticNavigation>,
  );
};
const findFrame = () => document.querySelector('iframe');
const findDrawer = () => document.querySelector('details') as HTMLDetailsElement;
/** The PDF viewer starts when its drawer is open, and somebody comes near it. */
async function openFrame() {
  findDrawer().open = true;
  // Fonts that arrive meanwhile make the paper above it longer.
  await expect
    .poll(() => {
      findDrawer().scrollIntoView();
      return findFrame();
    })
    .not.toBeNull();
}

test('the preview has a box about the resume with a mail link to the owner', async () => {
  await renderPage(true);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Resume Preview' })).toBeVisible();
  const about = page.getByRole('region', { name: 'About My Resume' });
  await expect.element(about.getByText(/creative, technical and collaborative roles/)).toBeVisible();
  await expect
    .element(about.getByRole('link', { name: resume.about.contactLabel }))
    .toHaveAttribute('href', `mailto:${site.email}`);
});

test('the paper begins below one low row, and what is said about it comes after it', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  for (const width of [390, 1280]) {
    await page.viewport(width, 800);
    const { container, unmount } = await renderPage(true);
    const paper = container.querySelector('article') as HTMLElement;
    const desk = paper.parentElement as HTMLElement;
    expect(desk.getBoundingClientRect().top - container.getBoundingClientRect().top).toBeLessThan(200);
    const about = page.getByRole('region', { name: 'About My Resume' }).element();
    expect(about.getBoundingClientRect().top).toBeGreaterThan(paper.getBoundingClientRect().bottom);
    await unmount();
  }
});

test('the document is embedded under its own address and name, and loaded lazily', async () => {
  await renderPage(true);
  await openFrame();
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
  findDrawer().open = true;
  const reserved = findDrawer().getBoundingClientRect().height;
  await openFrame();
  expect(findFrame()?.getBoundingClientRect().height).toBe(height);
  expect(findDrawer().getBoundingClientRect().height).toBe(reserved);
});

test('the viewer does not start while its drawer is more than half a screen away', async () => {
  const { container } = await renderPage(true);
  container.style.paddingTop = '3000px';
  onTestFinished(() => container.removeAttribute('style'));
  scrollTo(0, 0);
  await expect.poll(() => findDrawer().getBoundingClientRect().top).toBeGreaterThan(innerHeight * 1.5);
  findDrawer().open = true;
  await new Promise(requestAnimationFrame);
  expect(findFrame()).toBeNull();
  await openFrame();
});

test('the drawer is closed, without a document in it, until it is opened by mouse or keyboard', async () => {
  await renderPage(true);
  expect(findDrawer().open).toBe(false);
  findDrawer().scrollIntoView();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(findFrame()).toBeNull();
  await page.getByText('Open the drawer').click();
  expect(findDrawer().open).toBe(true);
  await expect.poll(() => findFrame()?.checkVisibility()).toBe(true);
  await page.getByText('Close the drawer').click();
  expect(findDrawer().open).toBe(false);
  expect(findFrame()?.checkVisibility()).toBe(false);
  (findDrawer().querySelector('summary') as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(findDrawer().open).toBe(true);
  await expect.element(page.getByText('Close the drawer')).toBeVisible();
});

test('the same file can be downloaded, and its size is shown', async () => {
  await renderPage(true);
  const link = page.getByRole('link', { name: 'Download Resume (PDF)' });
  await expect.element(link).toHaveAttribute('href', resume.file?.address ?? '');
  await expect.element(link).toHaveAttribute('download', 'resume.pdf');
  await expect.element(page.getByText(/^resume\.pdf, \d+ kB$/)).toBeVisible();
});

test('a browser that cannot embed PDFs gets links instead, in a closed drawer', async () => {
  await renderPage(false);
  expect(findFrame()).toBeNull();
  expect(findDrawer().open).toBe(false);
  await page.getByText('Open the drawer').click();
  await expect.element(page.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', resume.file?.address ?? '');
  await expect.element(page.getByRole('link', { name: 'Download it' })).toHaveAttribute('download', 'resume.pdf');
});

test('an older browser without pdfViewerEnabled gets the document', async () => {
  await renderPage(undefined);
  await openFrame();
  expect(findFrame()).not.toBeNull();
});

test('the paper comes before the PDF, which has its file name as a heading', async () => {
  await renderPage(true);
  await openFrame();
  const paper = page.getByRole('article', { name: resume.resume?.name ?? '' });
  await expect.element(paper).toBeVisible();
  const position = paper.element().compareDocumentPosition(findFrame() as Node);
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await expect.element(page.getByRole('heading', { level: 3, name: 'resume.pdf' })).toBeVisible();
  expect(document.body.textContent).not.toContain(`${resume.documentTitle}: https:`);
});

test("without a resume in YAML the page shows only the owner's PDF, and prints its address", async () => {
  emulatePdfViewer(true);
  const { resume: _, ...others } = resume;
  await render(
    <StaticNavigation pathname="/resume">
      <ResumePreview page={others} />
    </StaticNavigation>,
  );
  expect(document.querySelector('article')).toBeNull();
  expect(findDrawer().open).toBe(true);
  await openFrame();
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
