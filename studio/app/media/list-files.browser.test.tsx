import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createFakeApi } from '#studio/app/fake-studio-api.ts';
import { Form } from '#studio/app/form/form.tsx';
import { InnerField } from '#studio/app/form/inner-field.tsx';
import { useLocalDesk } from '#studio/app/form/use-local-desk.ts';
import { createStudioStore } from '#studio/app/state/studio-store.ts';
import { StudioContext, useSnapshot } from '#studio/app/state/use-studio.ts';
import { startsWithPath } from '#studio/app/state/value-at.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { MediaRefusal, PictureAnswer, SongAnswer } from '#studio/protocol/media.ts';
import type { SiteProblem } from '#studio/protocol/site-state.ts';
import type { MediaApi } from './media-api.ts';
import { silentMedia } from './media-field-fixture.tsx';
import { mediaTasks } from './media-tasks.ts';
import { MediaContext } from './use-media-task.ts';
import '../styles/studio.css';

const field = (own: object): Field => ({ isOptional: false, isUsual: false, ...own }) as Field;
const group = (keys: Record<string, Field>) =>
  field({ kind: 'group', keys: Object.entries(keys).map(([key, inner]) => ({ key, field: inner })) });
const line = field({ kind: 'line' });
const picture = field({ kind: 'picture', endings: ['png'] });
const pictures = field({
  kind: 'list',
  min: 0,
  item: group({ id: field({ kind: 'identifier' }), src: picture, alt: line }),
});
const songs = field({
  kind: 'list',
  min: 0,
  item: group({
    title: line,
    artist: line,
    file: field({ kind: 'song', endings: ['mp3'], isOptional: true }),
    cover: picture,
  }),
});

const place = { file: 'new.yaml', path: ['list'] };
beforeEach(() => mediaTasks.set(place, undefined));
afterEach(cleanup);

const madePicture = (name: string): PictureAnswer => {
  const facts = { kind: 'drawing' as const, width: 10, height: 10, bytes: 100 };
  return { outcome: 'made', value: `./${name}`, path: name, picture: facts, before: facts, changes: [] };
};
const refused: MediaRefusal = {
  outcome: 'refused',
  reason: 'unreadable',
  sentence: "This picture can't be opened here.",
};

type OpenedProps = { list: Field; wrong: SiteProblem[]; onValue: (value: PlainValue) => void };

function Opened({ list, wrong, onValue }: OpenedProps) {
  const { site, fields } = useSnapshot();
  const local = useLocalDesk({ file: 'new.yaml', name: 'characters' }, [], () => ({ list: [] }));
  onValue(local.value);
  return site && fields ? (
    <Form desk={{ ...local.desk, problemsIn: (path) => wrong.filter((problem) => startsWithPath(problem.path, path)) }}>
      <InnerField field={list} path={['list']} label="Pictures" />
    </Form>
  ) : null;
}

async function show(list: Field, media: Partial<MediaApi>, wrong: SiteProblem[] = []) {
  const store = createStudioStore(createFakeApi().api, sessionStorage);
  store.open();
  let value: PlainValue = null;
  await render(
    <StudioContext value={store}>
      <MediaContext value={{ ...silentMedia, ...media }}>
        <Opened
          list={list}
          wrong={wrong}
          onValue={(next) => {
            value = next;
          }}
        />
      </MediaContext>
    </StudioContext>,
  );
  await expect.element(page.getByRole('button', { name: /^Pictures: choose/ })).toBeVisible();
  return () => (value as { list: PlainValue[] }).list;
}

function drop(...names: string[]) {
  const data = new DataTransfer();
  for (const name of names)
    data.items.add(new File(['x'], name, { type: name.endsWith('.wav') ? 'audio/wav' : 'image/png' }));
  const target = page.getByRole('button', { name: /^Pictures: choose/ }).element().parentElement?.parentElement;
  target?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
}

test('four pictures that are dropped together become four entries with names of their own', async () => {
  const read = await show(pictures, { sendPicture: async (_, file) => madePicture(file.name) });
  drop('a.png', 'b.png', 'c.png', 'd.png');
  await expect
    .poll(read)
    .toEqual(['1', '2', '3', '4'].map((id, index) => ({ id, src: `./${'abcd'[index]}.png`, alt: '' })));
  await expect.element(page.getByText('4 added to Pictures')).toBeInTheDocument();
  // All of them are asked about, with the caret in the first.
  const words = page.getByRole('textbox', { name: /^What picture \d shows$/ });
  await expect.element(words.first()).toHaveFocus();
  expect(words.elements()).toHaveLength(4);
});

test('what each of several pictures shows is said in one place, and none goes away under the hand', async () => {
  const read = await show(pictures, { sendPicture: async (_, file) => madePicture(file.name) });
  drop('a.png', 'b.png', 'c.png');
  const words = (number: number) => page.getByRole('textbox', { name: `What picture ${number} shows` });
  await expect.element(words(1)).toHaveFocus();
  await words(1).fill('A teapot.');
  await words(2).fill('A cup.');
  await expect.poll(read).toMatchObject([{ alt: 'A teapot.' }, { alt: 'A cup.' }, { alt: '' }]);
  await expect.element(words(1)).toBeVisible();
  await words(3).fill('A spoon.');
  await page.getByRole('button', { name: /^Pictures: choose/ }).click();
  await expect.element(words(1)).not.toBeInTheDocument();
});

test('a single picture is asked about in its card', async () => {
  await show(pictures, { sendPicture: async (_, file) => madePicture(file.name) });
  drop('a.png');
  await expect.element(page.getByRole('textbox', { name: 'What does it show?' })).toHaveFocus();
});

test('what an entry still needs is said at its card', async () => {
  const read = await show(pictures, { sendPicture: async (_, file) => madePicture(file.name) }, [
    { file: 'new.yaml', line: 1, path: ['list', 1, 'alt'], sentence: 'must not be empty' },
  ]);
  drop('a.png', 'b.png');
  await expect.poll(() => read().length).toBe(2);
  await expect.element(page.getByRole('button', { name: /^b\.png ?1 to mend$/ })).toBeVisible();
});

test('what cannot be taken is said by its name, and the others are there', async () => {
  const read = await show(pictures, {
    sendPicture: async (_, file) => (file.name === 'b.png' ? refused : madePicture(file.name)),
  });
  drop('a.png', 'b.png', 'c.png', 'd.wav');
  await expect.element(page.getByText("b.png: This picture can't be opened here. d.wav is no picture.")).toBeVisible();
  expect(read()).toHaveLength(2);
});

test('files that were dropped on the page are taken by the list that they are for', async () => {
  const read = await show(pictures, { sendPicture: async (_, file) => madePicture(file.name) });
  mediaTasks.hand(place, [new File(['x'], 'a.png', { type: 'image/png' })]);
  await expect.poll(() => read().length).toBe(1);
});

test('a recording without tags is a whole song, named after its file and its owner', async () => {
  const song: Extract<SongAnswer, { outcome: 'made' }> = {
    outcome: 'made',
    value: 'music/tea.mp3',
    song: { path: 'music/tea.mp3', seconds: 3, bytes: 100, loudness: -16, peaks: [] },
    loudnessBefore: -16,
    target: -16,
    how: 'converted',
    isAtPeak: false,
    title: undefined,
    artist: undefined,
    cover: 'tea.svg',
  };
  const asked: boolean[] = [];
  const read = await show(songs, {
    sendSong: async (_, __, { needsCover }) => {
      asked.push(needsCover);
      return song;
    },
  });
  drop('Tea_for two.wav');
  await expect
    .poll(read)
    .toEqual([{ title: 'Tea for two', artist: 'Bonbon', file: 'music/tea.mp3', cover: 'tea.svg' }]);
  expect(asked).toEqual([true]);
});

test('what is stopped adds nothing more', async () => {
  const read = await show(songs, {
    sendSong: (_, __, ___, signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped')))),
  });
  drop('a.wav', 'b.wav');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  expect(read()).toEqual([]);
});
