import { characters } from 'virtual:content';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Character } from '#model/characters-schema.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/base.css';
import '#site/styles/tokens.css';
import { CharacterDetails } from './character-details.tsx';

const [bonbon] = characters as [Character];
const note = 'Any gallery items featuring the character, regardless of world setting, are included.';

const renderCharacter = (changes: Partial<Character> = {}) =>
  render(
    <StaticNavigation pathname="/oc-gallery/bonbon">
      <CharacterDetails character={{ ...bonbon, ...changes }} galleryNote={note} neighbours={undefined} />
    </StaticNavigation>,
  );

test('a character has a main image, Fun Facts, Character Info, Overview and Gallery', async () => {
  await renderCharacter();
  const headings = page.getByRole('heading', { level: 2 }).elements();
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Character Info',
    'Fun Facts',
    'Overview',
    'Gallery',
  ]);
  await expect.element(page.getByRole('img', { name: bonbon.alt })).toBeVisible();
});

test('Character Info has Name, Species and Age', async () => {
  const { container } = await renderCharacter({ name: 'Pip', species: 'Goblin', age: "Won't say" });
  const words = (selector: string) => [...container.querySelectorAll(selector)].map((element) => element.textContent);
  expect(words('dt')).toEqual(['Name', 'Species', 'Age']);
  expect(words('dd')).toEqual(['Pip', 'Goblin', "Won't say"]);
});

test('Character Info has the tags, if there are any', async () => {
  await renderCharacter({ tags: ['Winter story', 'Garden'] });
  await expect.element(page.getByRole('term').last()).toHaveTextContent('Tags');
  await expect.element(page.getByRole('definition').last()).toHaveTextContent('Winter story, Garden');
});

test('every fun fact is an item of the list', async () => {
  await renderCharacter({ funFacts: ['Can whistle.', 'Will whistle.'] });
  const facts = page.getByRole('region', { name: 'Fun Facts' }).getByRole('listitem').elements();
  expect(facts.map((fact) => fact.textContent)).toEqual(['Can whistle.', 'Will whistle.']);
});

test('the Overview is the backstory, its line breaks shown as breaks', async () => {
  await renderCharacter({ backstory: 'Born in a hat.\nStill there.\n\nThe hat is fine.' });
  const overview = page.getByRole('region', { name: 'Overview' });
  const paragraph = overview.getByText(/Born in a hat/).element();
  expect(paragraph.innerHTML).toBe('Born in a hat.<br>Still there.');
  await expect.element(overview.getByText('The hat is fine.')).toBeVisible();
});

test('the details line shows', async () => {
  await renderCharacter({ details: 'Voiced by me.\nHalf an octave up.' });
  expect(page.getByText(/Voiced by me/).element().innerHTML).toBe('Voiced by me.<br>Half an octave up.');
});

test("no details line shows when the details are only '.'", async () => {
  const { container } = await renderCharacter({ details: '.' });
  const paragraphs = [...container.querySelectorAll('p')].map((paragraph) => paragraph.textContent?.trim());
  expect(paragraphs).not.toContain('.');
});

test('without images there is no Gallery section', async () => {
  await renderCharacter({ images: [] });
  await expect.element(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Gallery' })).not.toBeInTheDocument();
});

test("'No Image' replaces a main image that cannot be loaded, and 'Image Not Found' replaces a portrait", async () => {
  await renderCharacter({
    mainImage: { ...bonbon.mainImage, src: '/no-such-picture.png' },
    portrait: { ...bonbon.portrait, src: '/no-such-picture.svg' },
  });
  await expect.element(page.getByRole('img', { name: `No Image: ${bonbon.alt}` })).toBeVisible();
  const overview = page.getByRole('region', { name: 'Overview' });
  await expect.element(overview.getByText('Image Not Found')).toBeVisible();
});
