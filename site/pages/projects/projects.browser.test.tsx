import { pageData, projects, projectsPage } from 'virtual:content';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type ListPage, splitList } from '#model/paged-list.ts';
import type { Project } from '#model/projects-schema.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { keepPageData } from '#site/navigation/page-data.ts';
import { paths } from '#site/navigation/paths.ts';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { FeaturedProjects } from './featured-projects.tsx';
import { ProjectCard } from './project-card.tsx';
import { ProjectDetails } from './project-details.tsx';
import { ProjectPage } from './project-page.tsx';
import { ProjectsPage } from './projects-page.tsx';
import { Workbench } from './workbench.tsx';

const kettle: Project = {
  id: 'kettle',
  order: 1,
  title: 'Kettle',
  description: 'It whistles.\nTwice.\n\nThen it stops.',
  image: { src: projects[0]?.image.src ?? '', width: 960, height: 600, isPixelArt: true },
  alt: 'A kettle on a stove.',
};

const renderCard = (project: Project, index = 0) =>
  render(
    <StaticNavigation pathname="/projects">
      <ProjectCard project={project} index={index} />
    </StaticNavigation>,
  );
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

test('the list Featured Projects has a card per project, with pictures on alternating sides, above the text on phones', async () => {
  await page.viewport(1280, 800);
  const { container } = await render(
    <StaticNavigation pathname="/projects">
      <ProjectsPage />
    </StaticNavigation>,
  );
  await expect.element(page.getByRole('region', { name: 'Featured Projects' })).toBeVisible();
  expect(page.getByRole('article').elements()).toHaveLength(2);
  const findPlaces = () =>
    [...container.querySelectorAll('article')].map((card) => {
      const picture = (card.querySelector('img') as HTMLElement).getBoundingClientRect();
      const text = (card.querySelector('p') as HTMLElement).getBoundingClientRect();
      if (picture.bottom <= text.top) return 'above';
      return picture.right <= text.left ? 'left' : 'right';
    });
  expect(findPlaces()).toEqual(['left', 'right']);
  await page.viewport(390, 844);
  expect(findPlaces()).toEqual(['above', 'above']);
  await page.viewport(1280, 800);
});

test('a card shows picture, title, subtitle and a description with its line breaks', async () => {
  const { container } = await renderCard({ ...kettle, subtitle: 'Hardware' });
  await expect.element(page.getByRole('img', { name: 'A kettle on a stove.' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Kettle' })).toBeVisible();
  await expect.element(page.getByText('Hardware')).toBeVisible();
  expect([...container.querySelectorAll('p')].map(({ innerText }) => innerText)).toEqual([
    'It whistles.\nTwice.',
    'Then it stops.',
  ]);
});

test("a card's text is at most 65 characters wide", async () => {
  const { container } = await renderCard(kettle);
  const description = container.querySelector('p')?.parentElement as HTMLElement;
  const ruler = document.createElement('div');
  ruler.style.width = '65ch';
  description.append(ruler);
  const capPixels = Number.parseFloat(getComputedStyle(description).maxWidth);
  expect(capPixels).toBeCloseTo(Number.parseFloat(getComputedStyle(ruler).width), 0);
});

test('a project with a link has a button that visits it in a new tab, and no other', async () => {
  await renderCard({ ...kettle, link: 'https://demo.example/kettle' });
  const button = page.getByRole('link', { name: /^Visit Live/ });
  await expect.element(button).toHaveAttribute('href', 'https://demo.example/kettle');
  await expect.element(button).toHaveAttribute('target', '_blank');
  expect(page.getByRole('link', { name: /View Details/ }).elements()).toEqual([]);
});

test.each([undefined, ''])('a project whose link is %j has a button to its own page, and no other', async (link) => {
  await renderCard({ ...kettle, link });
  await expect.element(page.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/projects/kettle');
  expect(page.getByRole('link', { name: /Visit Live/ }).elements()).toEqual([]);
});

test("every project's title leads to its own page, even if the project has a link", async () => {
  await renderCard({ ...kettle, link: 'https://demo.example/kettle' });
  await expect.element(page.getByRole('link', { name: 'Kettle' })).toHaveAttribute('href', '/projects/kettle');
});

test('a picture that cannot be loaded says Image Not Found', async () => {
  await renderCard({ ...kettle, image: { ...kettle.image, src: 'data:image/png;base64,AAAA' } });
  await expect.element(page.getByText('Image Not Found')).toBeVisible();
});

test("a project's page has a link back, the full picture and a description; its subtitle stands in the header", async () => {
  await renderDetails({ ...kettle, subtitle: 'Hardware' });
  const back = page.getByRole('link', { name: '← Back to Projects' });
  await expect.element(back).toHaveAttribute('href', '/projects');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Project Details' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'A kettle on a stove.' })).toBeVisible();
  const about = page.getByRole('region', { name: 'About This Project' });
  await expect.element(about.getByText(/^It whistles\./)).toBeVisible();
  expect(page.getByText('Hardware').elements()).toEqual([]);
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
  const signs = page.getByRole('navigation', { name: 'Development Process & Changes' });
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

test('the workbench shows the progress of each item, with or without a text', async () => {
  const items = [
    { name: 'Kettle', text: 'It whistles in C.', percent: 70 },
    { name: 'Lid', percent: 0 },
  ];
  await render(<Workbench workbench={{ title: 'In the Works', items }} />);
  const bench = page.getByRole('region', { name: 'In the Works' });
  await expect.element(bench.getByRole('progressbar', { name: 'Kettle' })).toHaveAttribute('value', '70');
  await expect.element(bench.getByText('It whistles in C.')).toBeVisible();
  await expect.element(bench.getByText('70%')).toBeVisible();
  await expect.element(bench.getByRole('progressbar', { name: 'Lid' })).toHaveAttribute('value', '0');
});

test('without projects the box says so, and has no links', async () => {
  await render(<FeaturedProjects list={{ number: 1, pageCount: 1, items: [] }} />);
  await expect.element(page.getByRole('region', { name: projectsPage.featuredTitle })).toBeVisible();
  await expect.element(page.getByText(projectsPage.emptyText)).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});

test('of several pages of projects one is shown, and the others are found by title and subtitle', async () => {
  const many = Array.from({ length: 50 }, (_, index) => ({
    ...kettle,
    id: `thing-${index + 1}`,
    title: `Thing ${index + 1}`,
    subtitle: index === 40 ? 'Hardware' : 'Web toy',
  }));
  const [list] = splitList(many, 24) as [ListPage<Project>];
  const source = {
    load: async () => many,
    read: ({ title, subtitle }: { title: string; subtitle?: string | undefined }) => ({
      name: title,
      tags: [subtitle ?? ''],
    }),
  };
  await render(
    <StaticNavigation pathname="/projects">
      <FeaturedProjects list={list} source={source} />
    </StaticNavigation>,
  );
  expect(page.getByRole('article').elements()).toHaveLength(24);
  await expect.element(page.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/projects/page/2');
  await page.getByRole('searchbox', { name: 'Find a project' }).fill('hardware');
  await expect.element(page.getByRole('status')).toHaveTextContent('1 found');
  await expect.element(page.getByRole('article', { name: 'Thing 41' })).toBeVisible();
  expect(page.getByRole('article').elements()).toHaveLength(1);
  history.replaceState(null, '');
});
