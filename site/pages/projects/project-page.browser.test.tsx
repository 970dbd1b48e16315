import { pageData, projects } from 'virtual:content';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Project } from '#model/projects-schema.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { keepPageData } from '#site/navigation/page-data.ts';
import { paths } from '#site/navigation/paths.ts';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { ProjectDetails } from './project-details.tsx';
import { kettle } from './project-fixture.ts';
import { ProjectPage } from './project-page.tsx';

const renderDetails = (project: Project) =>
  render(
    <StaticNavigation pathname={`/projects/${project.id}`}>
      <ProjectDetails project={project} />
    </StaticNavigation>,
  );
function renderPage(projectId: string) {
  const pathname = paths.project(projectId);
  keepPageData(pathname, pageData[pathname] ?? null);
  return render(
    <StaticNavigation pathname={pathname}>
      <ProjectPage />
    </StaticNavigation>,
  );
}

test("a project's page has a link back, the full picture and a description; its subtitle stands in the header", async () => {
  await renderDetails({ ...kettle, subtitle: 'Hardware' });
  const back = page.getByRole('link', { name: '← Back to Projects' });
  await expect.element(back).toHaveAttribute('href', '/projects');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Project Details' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'A kettle on a stove.' })).toBeVisible();
  const about = page.getByRole('region', { name: 'About This Project' });
  await expect.element(about.getByText(/^It whistles\./)).toBeVisible();
  await expect.element(page.getByText('Hardware')).not.toBeVisible();
});

test('a button leads to the live site, if there is one', async () => {
  const { rerender } = await renderDetails({ ...kettle, link: 'https://demo.example/kettle' });
  const button = page.getByRole('link', { name: /^Visit Live Project →/ });
  await expect.element(button).toHaveAttribute('href', 'https://demo.example/kettle');
  await expect.element(button).toHaveAttribute('target', '_blank');
  await rerender(
    <StaticNavigation pathname="/projects/kettle">
      <ProjectDetails project={kettle} />
    </StaticNavigation>,
  );
  expect(page.getByRole('link', { name: /Visit Live Project/ }).elements()).toEqual([]);
});

test.each([820, 1280])(
  'at %ipx the last of five boxes is as wide as both columns, and none touches another',
  async (width) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    const sections = [90, 60, 600, 30, 20].map((words, index) => ({
      type: 'section' as const,
      title: `Box ${index}`,
      content: 'tea '.repeat(words),
    }));
    await renderDetails({ ...kettle, developmentProcess: [{ type: 'paragraph', content: 'It began.' }, ...sections] });
    await expect.element(page.getByText('It began.')).toBeVisible();
    const boxes = page
      .getByRole('heading', { level: 4 })
      .elements()
      .map((heading) => (heading.parentElement as Element).getBoundingClientRect());
    const [last, ...others] = boxes.toReversed();
    const [left, right] = [Math.min, Math.max].map((choose) => choose(...others.map((box) => box.left)));
    const findEnd = (edge?: number) => Math.max(...others.filter((box) => box.left === edge).map((box) => box.bottom));
    expect(findEnd(left)).toBeCloseTo(findEnd(right), 0);
    expect(last?.left).toBe(Math.min(...others.map(({ left }) => left)));
    expect(last?.right).toBe(Math.max(...others.map(({ right }) => right)));
    for (const { bottom } of others) expect((last?.top ?? 0) - bottom).toBeGreaterThanOrEqual(16);
  },
);

test('the development process has paragraphs, and sections with a list or a text', async () => {
  const { container } = await renderDetails({
    ...kettle,
    developmentProcess: [
      { type: 'paragraph', content: 'It began with tea.' },
      { type: 'section', title: 'What changed', items: ['Bigger spout', 'Bigger spout'] },
      { type: 'section', title: 'What stayed', content: 'The\nlid.' },
    ],
  });
  const process = page.getByRole('region', { name: 'Development Process & Changes' });
  await expect.element(process.getByText('It began with tea.')).toBeVisible();
  await expect.element(process.getByRole('heading', { level: 4, name: 'What changed' })).toBeVisible();
  expect(
    process
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Bigger spout', 'Bigger spout']);
  const texts = [...container.querySelectorAll('p')].map(({ innerText }) => innerText);
  expect(texts).toContain('The\nlid.');
});

test.each([[undefined], [[]]])(
  'without a development process (%j) the page promises to add it',
  async (developmentProcess) => {
    await renderDetails({ ...kettle, developmentProcess });
    await expect
      .element(page.getByText("Detailed information about this project's development process will be added soon."))
      .toBeVisible();
  },
);

test.each(projects.map(({ id, title }) => [id, title]))('%s has its own page', async (id) => {
  await renderPage(id);
  await expect.element(page.getByRole('heading', { name: 'Project Details' })).toBeVisible();
});

test('on phones alone, signs lead to the parts of a long story', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderPage('proj-1');
  const process = page.getByRole('region', { name: 'Development Process & Changes' });
  const signs = process.getByRole('navigation', { name: 'Development Process & Changes' });
  const textsOf = (elements: Element[]) => elements.map(({ textContent }) => textContent);
  expect(textsOf(signs.getByRole('link').elements())).toEqual(
    textsOf(process.getByRole('heading', { level: 4 }).elements()),
  );
  // All of them can be seen at once.
  for (const sign of signs.getByRole('link').elements()) {
    const { left, right } = sign.getBoundingClientRect();
    expect([left >= 0, right <= 390]).toEqual([true, true]);
  }
  await signs.getByRole('link', { name: 'What I learned' }).click();
  expect(document.querySelector(location.hash)?.textContent).toBe('What I learned');
  location.hash = '';
  await page.viewport(1280, 800);
  await expect.poll(() => signs.elements().length).toBe(0);
});

test('the page of an unknown id leads back to the list', async () => {
  await renderPage('proj-3');
  await expect.element(page.getByRole('heading', { name: 'Where to now?' })).toBeVisible();
  await expect.element(page.getByText("The project you're looking for doesn't exist.")).toBeVisible();
  await expect.element(page.getByRole('link', { name: '← Back to Projects' })).toHaveAttribute('href', '/projects');
});
