import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Project } from '#model/projects-schema.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { ProjectCard } from './project-card.tsx';
import { kettle } from './project-fixture.ts';

const renderCard = (project: Project, index = 0) =>
  render(
    <StaticNavigation pathname="/projects">
      <ProjectCard project={project} index={index} />
    </StaticNavigation>,
  );

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
