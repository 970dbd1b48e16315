import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Character } from '#model/characters-schema.ts';
import type { Picture } from '#model/picture.ts';
import type { Project } from '#model/projects-schema.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { HoverSwap } from '#site/ui/hover-swap.tsx';
import { MediaInterests } from './about-me/media-interests.tsx';
import { SocialLinks } from './connect/social-links.tsx';
import { Currently } from './home/currently.tsx';
import { MyFriends } from './home/my-friends.tsx';
import { QuickIntro } from './home/quick-intro.tsx';
import { Board } from './interests/board/board.tsx';
import { InterestPopup } from './interests/popup/interest-popup.tsx';
import { CharacterCards } from './oc-gallery/character-cards.tsx';
import { CharacterDetails } from './oc-gallery/character-details.tsx';
import { ImageModal } from './oc-gallery/image-modal.tsx';
import { ProjectCard } from './projects/project-card.tsx';
import { ProjectDetails } from './projects/project-details.tsx';

const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const screenHeight = 800;

const createDrawing = (width: number, height: number): Picture => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="teal"/></svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return { src, width, height, isPixelArt: false };
};
/** With sources, as the build makes them for photos. */
const createPhoto = (width: number, height: number): Picture => {
  const picture = createDrawing(width, height);
  return { ...picture, sources: [{ type: 'image/svg+xml', srcset: `${picture.src} ${width}w` }] };
};
const shapes: Record<string, Picture> = {
  'a portrait of 200 x 9000': createDrawing(200, 9000),
  'a picture of 9000 x 200': createDrawing(9000, 200),
  'a photo of 200 x 9000': createPhoto(200, 9000),
  'a photo of 9000 x 200': createPhoto(9000, 200),
  'a phone picture of 1080 x 1920': createPhoto(1080, 1920),
  'a drawing of 1000 x 2400': createDrawing(1000, 2400),
  'a picture of 1 x 1': createDrawing(1, 1),
};

const createCharacter = (picture: Picture): Character => ({
  ...{ id: 'long', order: 1, name: word.slice(0, 60), tone: 'pink', portrait: picture, mainImage: picture },
  ...{ alt: word, age: word.slice(0, 40), species: word.slice(0, 60), occupation: word, personality: word },
  ...{ backstory: `${word} ${word}`, funFacts: [word], details: word, tags: [word.slice(0, 40)] },
  images: [1, 2].map((id) => ({ id: `picture-${id}`, src: picture, alt: word, description: `${word}\n${word}` })),
});
const createProject = (image: Picture): Project => ({
  ...{ id: 'long', order: 1, title: word, subtitle: word.slice(0, 40), description: word, image, alt: word, link: '' },
  developmentProcess: [
    { type: 'paragraph', content: word },
    { type: 'section', title: word, items: [word] },
  ],
});

const ignore = () => {};
const views: Record<string, (picture: Picture) => ReactNode> = {
  'the cards of the gallery': (picture) => {
    const character = createCharacter(picture);
    return <CharacterCards characters={[character, { ...character, id: 'other' }]} titleId="title" />;
  },
  'a character': (picture) => {
    const character = createCharacter(picture);
    return (
      <CharacterDetails {...{ character, galleryNote: word, neighbours: { previous: character, next: character } }} />
    );
  },
  "a gallery's open picture": (picture) => (
    <ImageModal images={createCharacter(picture).images} index={0} onTurn={ignore} onClose={ignore} />
  ),
  "a project's card": (picture) => (
    <>
      <ProjectCard project={createProject(picture)} index={0} />
      <ProjectCard project={{ ...createProject(picture), id: 'other' }} index={1} />
    </>
  ),
  'a project': (picture) => <ProjectDetails project={createProject(picture)} />,
  'the interest board': (src) => (
    <Board items={[{ id: 1, src, alt: word, title: word, notes: word }]} keyboardHintId="hint" />
  ),
  'an open interest': (src) => (
    <InterestPopup item={{ id: 1, src, alt: word, title: word, notes: word }} onClose={ignore} />
  ),
  "Home's friends": (image) => (
    <MyFriends title={word} friends={{ items: [{ name: word.slice(0, 40), url: '#', image }], total: 500 }} />
  ),
  "Home's intro": (picture) => (
    <QuickIntro
      intro={{
        title: word,
        text: [{ kind: 'paragraph', content: [word] }],
        hoverSwap: { first: picture, second: picture, alt: word },
        peaceSign: { src: picture, alt: word },
      }}
    />
  ),
  'what the owner does currently': () => (
    <Currently currently={{ title: word, since: '2025-10-27', items: [{ what: word.slice(0, 40), text: word }] }} />
  ),
  'the media interests': () => (
    <MediaInterests
      mediaInterests={{
        title: word,
        note: word + word,
        categories: [{ name: word.slice(0, 40), titles: [{ title: word, isHighlighted: true }] }],
      }}
    />
  ),
  'the socials': () => (
    <SocialLinks links={[{ label: word.slice(0, 40), href: 'https://one.example/', slug: 'github', handle: word }]} />
  ),
};

function findRight(text: Node): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect().right;
}

/** Elements that exceed their box or the viewport, without visually hidden ones. */
function findOverflow(): string[] {
  const inner = [...document.querySelectorAll('main *, dialog *')].filter(
    (element) => element.checkVisibility() && !element.closest('.sr-only, svg, ul[role="list"] [class*="face"]'),
  );
  return inner
    .filter((element) => {
      const box = element.closest('dialog, section, article, nav, li, main')?.getBoundingClientRect();
      const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const right = Math.max(element.getBoundingClientRect().right, ...words.map(findRight));
      return right > (box?.right ?? innerWidth) + 1;
    })
    .map((element) => `${element.tagName} ${element.className}: ${element.textContent.slice(0, 30)}`);
}

const measure = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

for (const [what, view] of Object.entries(views)) {
  describe(what, () => {
    test.each(Object.entries(shapes))('a word of 63 letters and %s never overflow', async (_, picture) => {
      await render(
        <StaticNavigation pathname="/">
          <main style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: '0 12px', gap: 20 }}>
            {view(picture)}
          </main>
        </StaticNavigation>,
      );
      for (const width of [320, 390, 1280]) {
        await page.viewport(width, screenHeight);
        const at = `${width} px`;
        expect(document.documentElement.scrollWidth, at).toBeLessThanOrEqual(width);
        expect(findOverflow(), at).toEqual([]);
        for (const { height } of measure('main li > a, main article, main figure, main img, dialog, dialog img')) {
          expect(height, at).toBeLessThanOrEqual(screenHeight);
        }
      }
    });
  });
}

test.each([
  ['a phone picture of 1080 x 1920', createPhoto(1080, 1920)],
  ['a full-length figure of 1000 x 2000', createDrawing(1000, 2000)],
  ['a strip of 200 x 9000', createDrawing(200, 9000)],
])('%s is large as the main picture and in the gallery', async (_, picture) => {
  await page.viewport(1280, screenHeight);
  const character = createCharacter(picture);
  await render(
    <StaticNavigation pathname="/">
      <CharacterDetails {...{ character, galleryNote: '', neighbours: undefined }} />
      <ImageModal images={character.images} index={0} onTurn={ignore} onClose={ignore} />
    </StaticNavigation>,
  );
  const [main, open] = measure('figure img:not(a img), dialog img');
  expect(main?.height).toBe(0.7 * screenHeight);
  expect(open?.height).toBe(0.7 * screenHeight);
});

test.each(['drawing', 'photo'])('a %s thumbnail shows a whole strip, and the middle of a picture', async (kind) => {
  const create = kind === 'drawing' ? createDrawing : createPhoto;
  for (const [picture, fit] of [
    [create(9000, 200), 'contain'],
    [create(200, 9000), 'contain'],
    [create(1080, 1920), 'cover'],
    [create(400, 300), 'cover'],
  ] as const) {
    const { unmount } = await render(
      <StaticNavigation pathname="/">
        <CharacterDetails {...{ character: createCharacter(picture), galleryNote: '', neighbours: undefined }} />
      </StaticNavigation>,
    );
    const thumb = page.getByRole('link', { name: word }).first().getByRole('img').element();
    expect(getComputedStyle(thumb).objectFit).toBe(fit);
    const { width, height } = thumb.getBoundingClientRect();
    expect(Math.abs(width - height)).toBeLessThan(1);
    await unmount();
  }
});

test.each(Object.entries(shapes))('pictures that swap have the same square box, even %s', async (_, picture) => {
  await render(<HoverSwap first={picture} second={picture} alt="Both" />);
  const boxes = measure('button img');
  expect(boxes.map(({ width, height }) => [width, height])).toEqual([
    [120, 120],
    [120, 120],
  ]);
  expect(boxes[0]?.toJSON()).toEqual(boxes[1]?.toJSON());
  const [first, second] = [...document.querySelectorAll('button img')].map((one) => getComputedStyle(one).opacity);
  expect([first, second]).toEqual(['1', '0']);
});

test('ordinary words are not broken where they fit', async () => {
  await page.viewport(390, screenHeight);
  const words = { occupation: 'Keeps the moon company', name: 'Captain Thistle' };
  const character = { ...createCharacter(createDrawing(80, 100)), ...words };
  await render(
    <StaticNavigation pathname="/">
      <CharacterCards characters={[character]} titleId="title" />
    </StaticNavigation>,
  );
  const text = page.getByText('Keeps the moon company').element().firstChild as Text;
  const lineCounts = [...text.data.matchAll(/\w+/g)].map(({ 0: { length }, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + length);
    return range.getClientRects().length;
  });
  expect(lineCounts).toEqual([1, 1, 1, 1]);
});
