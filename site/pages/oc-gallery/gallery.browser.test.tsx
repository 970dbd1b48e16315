import { characterList } from 'virtual:content';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CharacterCard } from '#model/page-data.ts';
import { type ListPage, splitList } from '#model/paged-list.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/base.css';
import '#site/styles/tokens.css';
import { Gallery } from './gallery.tsx';
import { OcGalleryPage } from './oc-gallery-page.tsx';

afterEach(() => history.replaceState(null, ''));

const many = Array.from({ length: 100 }, (_, index) => ({
  ...(characterList.items[index % 4] as CharacterCard),
  id: `oc-${index + 1}`,
  name: `Number ${index + 1}`,
  tags: index === 70 ? ['Winter story'] : [],
}));
const lists = splitList(many, 48);
const renderGallery = (number: number) =>
  render(
    <StaticNavigation pathname="/oc-gallery">
      <Gallery
        list={lists[number - 1] as ListPage<CharacterCard>}
        source={{ load: async () => many, read: ({ name, tags }) => ({ name, tags }) }}
      />
    </StaticNavigation>,
  );
const cards = page.getByRole('list', { name: 'My Characters' });

test('a gallery of several pages shows one, with links to the others', async () => {
  await renderGallery(3);
  expect(cards.getByRole('link').elements()).toHaveLength(4);
  await expect.element(page.getByText('Page 3 of 3')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/oc-gallery/page/2');
});

test('a character on another page is found by its tag, in a card as wide as those of the list', async () => {
  await renderGallery(1);
  const width = cards.getByRole('link').first().element().getBoundingClientRect().width;
  await page.getByRole('searchbox').fill('winter');
  await expect.element(cards.getByRole('link', { name: /Number 71/ })).toHaveAttribute('href', '/oc-gallery/oc-71');
  const found = cards.getByRole('link');
  expect(found.elements()).toHaveLength(1);
  expect(found.element().getBoundingClientRect().width).toBeCloseTo(width, 0);
  expect(page.getByRole('navigation', { name: 'Pages' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Show all again' }).click();
  await expect.element(page.getByText('Page 1 of 3')).toBeVisible();
});

test('a gallery of one page has neither a field nor links to others', async () => {
  await render(
    <StaticNavigation pathname="/oc-gallery">
      <OcGalleryPage />
    </StaticNavigation>,
  );
  expect(page.getByRole('searchbox').elements()).toEqual([]);
  expect(page.getByRole('navigation', { name: 'Pages' }).elements()).toEqual([]);
});
