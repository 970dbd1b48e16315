import { projectsPage } from 'virtual:content';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type ListPage, splitList } from '#model/paged-list.ts';
import type { Project } from '#model/projects-schema.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { FeaturedProjects } from './featured-projects.tsx';
import { kettle } from './project-fixture.ts';
import { ProjectsPage } from './projects-page.tsx';
import { Workbench } from './workbench.tsx';

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
