import { characters, galleryPage, pageData } from 'virtual:content';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { keepPageData } from '#site/navigation/page-data.ts';
import { paths } from '#site/navigation/paths.ts';
import '#site/styles/base.css';
import '#site/styles/tokens.css';
import { CharacterCards } from './character-cards.tsx';
import { CharacterPage } from './character-page.tsx';
import { OcGalleryPage } from './oc-gallery-page.tsx';

const renderList = () =>
  render(
    <StaticNavigation pathname="/oc-gallery">
      <OcGalleryPage />
    </StaticNavigation>,
  );
function renderPage(characterId: string) {
  const pathname = paths.character(characterId);
  keepPageData(pathname, pageData[pathname] ?? null);
  return render(
    <StaticNavigation pathname={pathname}>
      <CharacterPage />
    </StaticNavigation>,
  );
}

test("the list is titled 'My Characters' and starts with the intro line", async () => {
  await renderList();
  await expect.element(page.getByRole('heading', { level: 2, name: 'My Characters' })).toBeVisible();
  await expect.element(page.getByText(galleryPage.intro)).toBeVisible();
});

test('each of the 4 characters has a card, a link with image and name', async () => {
  await renderList();
  const list = page.getByRole('list', { name: 'My Characters' });
  expect(list.getByRole('link').elements()).toHaveLength(4);
  for (const { id, name, alt, occupation } of characters) {
    const card = list.getByRole('link', { name: new RegExp(`${name} ?${occupation}`) });
    await expect.element(card).toHaveAttribute('href', `/oc-gallery/${id}`);
    await expect.element(card.getByRole('img', { name: alt })).toBeInTheDocument();
    await expect.element(card.getByRole('heading', { level: 3, name })).toBeVisible();
  }
});

test("a character's page shows that character, and leads back to the gallery", async () => {
  await renderPage('praline');
  await expect.element(page.getByText('Chocolate fox with a cream tuft')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to Gallery' })).toHaveAttribute('href', '/oc-gallery');
});

test("'Character Image' replaces a card's picture that cannot be loaded", async () => {
  const lost = characters.map((character) => ({
    ...character,
    portrait: { src: '/no-such-picture.svg', width: 80, height: 100, isPixelArt: true },
  }));
  await render(
    <StaticNavigation pathname="/oc-gallery">
      <h2 id="title">Lost</h2>
      <CharacterCards characters={lost.slice(0, 1)} titleId="title" />
    </StaticNavigation>,
  );
  await expect.element(page.getByText('Character Image')).toBeVisible();
});

test('an unknown id shows a friendly page with a link back', async () => {
  await renderPage('nobody');
  await expect.element(page.getByRole('heading', { name: 'Where to now?' })).toBeVisible();
  await expect.element(page.getByText(/Nobody of that name lives here/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to Gallery' })).toHaveAttribute('href', '/oc-gallery');
});

test('the neighbour links lead to the previous and the next character, and wrap around', async () => {
  await renderPage('bonbon');
  const others = page.getByRole('navigation', { name: 'Other characters' });
  const previous = others.getByRole('link', { name: 'Previous Captain Thistle' });
  await expect.element(previous).toHaveAttribute('href', '/oc-gallery/thistle');
  const next = others.getByRole('link', { name: 'Next Praline' });
  await expect.element(next).toHaveAttribute('href', '/oc-gallery/praline');
});
