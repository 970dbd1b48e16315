import type { ReactNode } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Character } from '#model/characters-schema.ts';
import type { Picture } from '#model/picture.ts';
import type { Project } from '#model/projects-schema.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { CharacterCards } from './oc-gallery/character-cards.tsx';
import { CharacterDetails } from './oc-gallery/character-details.tsx';
import { ProjectCard } from './projects/project-card.tsx';
import { ProjectDetails } from './projects/project-details.tsx';

/** Drawn on `artWidth` pixels: its name says so, for the test to read. */
const draw = (artWidth: number, width: number, height: number): Picture => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}#${artWidth}`, width, height, isPixelArt: true };
};

const character = (id: string): Character => ({
  ...{ id, order: 1, name: id, tone: 'pink', portrait: draw(80, 80, 100), mainImage: draw(120, 480, 528) },
  ...{ alt: '', age: '1', species: 'Fox', occupation: 'Baker', personality: 'Kind', backstory: 'Once.', funFacts: [] },
  ...{ details: '.', tags: [] },
  images: ['a', 'b', 'c', 'd', 'e'].map((image) => ({
    ...{ id: image, src: draw(96, 96, 96), alt: image, description: 'Art by A\nB' },
  })),
});
const project: Project = {
  ...{ id: 'lamp', order: 1, title: 'Lamp', description: 'It dims.', image: draw(240, 960, 600), alt: '' },
};

const views: Record<string, ReactNode> = {
  'the cards of the gallery': <CharacterCards characters={['a', 'b', 'c'].map(character)} titleId="title" />,
  "a character's page": <CharacterDetails character={character('a')} galleryNote="" neighbours={undefined} />,
  'a card of a project': <ProjectCard project={project} index={0} />,
  "a project's page": <ProjectDetails project={project} />,
};

describe.each(Object.entries(views))('%s', (_name, view) => {
  test.each([
    [320, 296],
    [360, 336],
    [390, 366],
    [820, 788],
    [1280, 932],
    [1680, 1008],
  ])('shows its pixel art at whole multiples, %i px wide', async (width, mainWidth) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const { container } = await render(<StaticNavigation pathname="/oc-gallery">{view}</StaticNavigation>);
    Object.assign(container.style, { width: `${mainWidth}px`, display: 'grid', gap: '20px' });
    for (const image of container.querySelectorAll('img')) {
      const { left } = image.getBoundingClientRect();
      const shown = image.clientWidth;
      const artWidth = Number(image.src.split('#')[1]);
      expect(shown % artWidth, `${shown} px of ${artWidth}`).toBe(0);
      if (shown > 0) expect(Math.abs(left % 1), `left ${left}`).toBe(0);
    }
  });
});
