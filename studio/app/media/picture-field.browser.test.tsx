import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createFakeApi } from '#studio/app/fake-studio-api.ts';
import { type Desk, DeskContext } from '#studio/app/form/desk.ts';
import type { FileFieldProps } from '#studio/app/form/file-field.tsx';
import { createStudioStore } from '#studio/app/state/studio-store.ts';
import { StudioContext, useSnapshot } from '#studio/app/state/use-studio.ts';
import type { CropBox, PictureAnswer, SongAnswer } from '#studio/protocol/media.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import type { MediaApi } from './media-api.ts';
import { mediaTasks } from './media-tasks.ts';
import { PictureField } from './picture-field.tsx';
import { SongField } from './song-field.tsx';
import { MediaContext } from './use-media-task.ts';
import '../styles/studio.css';

const place = (path: KeyPath) => ({ file: 'home.yaml', path });
beforeEach(() => {
  mediaTasks.set(place(['picture']), undefined);
  mediaTasks.set(place(['file']), undefined);
});
afterEach(cleanup);

type FileField = FileFieldProps['field'];
const picture: FileField = { kind: 'picture', endings: ['png', 'jpg', 'webp'], isOptional: true, isUsual: false };
const button: FileField = { ...picture, exactSize: { width: 88, height: 31 } };
const song: FileField = { kind: 'song', endings: ['mp3'], isOptional: true, isUsual: false };

const made = (more: Partial<Extract<PictureAnswer, { outcome: 'made' }>> = {}): PictureAnswer => ({
  outcome: 'made',
  value: 'images/new.webp',
  path: 'images/new.webp',
  picture: { kind: 'photo', width: 1600, height: 1200, bytes: 240_000 },
  before: { kind: 'photo', width: 4000, height: 3000, bytes: 12_000_000 },
  changes: ['smaller', 'converted', 'privateData'],
  ...more,
});
const madeSong: Extract<SongAnswer, { outcome: 'made' }> = {
  outcome: 'made',
  value: 'music/kettle.mp3',
  song: { path: 'music/kettle.mp3', seconds: 90.4, bytes: 1_400_000, loudness: -16.1, peaks: Array(352).fill(0.5) },
  loudnessBefore: -9,
  target: -16,
  how: 'converted',
  isAtPeak: false,
  title: 'Kettle Song',
  artist: 'Mochi',
  cover: 'kettle.webp',
};

const nobody = () => Promise.reject(new Error('nobody asked for this'));
const silent: MediaApi = {
  sendPicture: nobody,
  cropPicture: nobody,
  fetchButton: nobody,
  sendSong: nobody,
  listChoices: async () => [],
  readSong: async () => undefined,
};

function Opened({ children }: { children: ReactNode }) {
  const { site, fields } = useSnapshot();
  return site && fields ? children : null;
}

/** A form of one field over values in memory. */
async function show(field: FileField, media: Partial<MediaApi>, values: Record<string, string> = {}) {
  const fake = createFakeApi();
  let tell: (event: { event: 'job'; id: string; state: 'running'; progress: number }) => void = () => {};
  const watch = (onEvent: typeof tell) => {
    tell = onEvent;
    return () => {};
  };
  const api = { ...fake.api, watch };
  const store = createStudioStore(api as typeof fake.api, sessionStorage);
  store.open();
  const now: Record<string, string | undefined> = { ...values };
  function Form() {
    const [, setCount] = useState(0);
    const desk: Desk = {
      file: 'home.yaml',
      name: 'home',
      read: (path) => now[String(path.at(-1))],
      enter: (path, value) => {
        now[String(path.at(-1))] = value as string | undefined;
        setCount((count) => count + 1);
      },
      enterAll: async (entered) => {
        for (const { path, value } of entered) desk.enter(path, value, '', 'chosen');
      },
      leave: () => {},
      changeList: async () => {},
      problemsAt: () => [],
      problemsIn: () => [],
      conflictAt: () => undefined,
      settle: () => {},
      picked: undefined,
    };
    return (
      <DeskContext value={desk}>
        {field.kind === 'song' ? (
          <SongField field={field} path={['file']} label="Song" />
        ) : (
          <PictureField field={field} path={['picture']} label="Portrait" />
        )}
      </DeskContext>
    );
  }
  await render(
    <StudioContext value={store}>
      <MediaContext value={{ ...silent, ...media }}>
        <Opened>
          <Form />
        </Opened>
      </MediaContext>
    </StudioContext>,
  );
  return { now, tell: (id: string, progress: number) => tell({ event: 'job', id, state: 'running', progress }) };
}

/** A picture as a browser draws it. */
async function draw(width: number, height: number, name = 'me.png'): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  pen?.fillRect(0, 0, width / 2, height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob as Blob], name, { type: 'image/png' });
}

const choose = (file: File) => userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
const named = (name: string | RegExp) => page.getByRole('button', { name });

test('a chosen picture is put into the field, and what was done to it is said', async () => {
  const sent: string[] = [];
  const { now } = await show(picture, {
    sendPicture: async (_, file) => {
      sent.push(file.name);
      return made();
    },
  });
  await choose(await draw(40, 40));
  await expect.element(page.getByText('A photo, 1600 by 1200.')).toBeVisible();
  await expect
    .element(
      page.getByText(
        "It was 12 MB. We made it 240 kB; on the page you won't see the difference. Place and camera are taken out.",
      ),
    )
    .toBeVisible();
  expect(sent).toEqual(['me.png']);
  expect(now).toEqual({ picture: 'images/new.webp' });
});

test('the picture before comes back with one click, and a picture can be taken off the page', async () => {
  const { now } = await show(picture, { sendPicture: async () => made() }, { picture: 'images/old.png' });
  await choose(await draw(40, 40));
  await named('Back to the picture before').click();
  expect(now.picture).toBe('images/old.png');
  await named('Take it off the page').click();
  expect(now.picture).toBeUndefined();
});

test.each(['drop', 'paste'] as const)('a picture is taken by %s', async (how) => {
  const sent: string[] = [];
  await show(picture, {
    sendPicture: async (_, file) => {
      sent.push(file.name);
      return made();
    },
  });
  const data = new DataTransfer();
  data.items.add(await draw(30, 30, `${how}.png`));
  const box = page.getByText('or drop a picture here, or paste one');
  await expect.element(box).toBeVisible();
  const event =
    how === 'drop'
      ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
      : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  box.element().dispatchEvent(event);
  await expect.element(page.getByText('A photo, 1600 by 1200.')).toBeVisible();
  expect(sent).toEqual([`${how}.png`]);
  expect(event.defaultPrevented).toBe(true);
});

test('a picture that cannot be taken leaves the field as it was, and says why', async () => {
  const sentence = 'Only part of this picture can be read. Copy it again, or export it again.';
  const { now } = await show(
    picture,
    { sendPicture: async () => ({ outcome: 'refused', reason: 'damaged', sentence }) },
    { picture: 'images/old.png' },
  );
  await choose(await draw(10, 10));
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(now.picture).toBe('images/old.png');
});

test('a web button of another size is framed by keyboard alone, and the frame is sent', async () => {
  const crops: (CropBox | undefined)[] = [];
  const before = { kind: 'drawing', width: 300, height: 200, bytes: 900 } as const;
  const { now } = await show(button, {
    sendPicture: async (_, __, crop) => {
      crops.push(crop);
      return crop
        ? made({ value: 'images/buttons/me.png' })
        : { outcome: 'cropNeeded', size: { width: 88, height: 31 }, before, grid: 1 };
    },
  });
  await choose(await draw(300, 200));
  const frame = named(/^The frame: 300 by 106, 0 from the left/);
  await expect.element(frame).toBeVisible();
  await expect
    .element(page.getByText(/It has to be exactly 88 by 31\. Move the frame to what should show\./))
    .toBeVisible();
  (frame.element() as unknown as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowRight}{ArrowDown}');
  await expect.element(named(/^The frame: 212 by 75, 5 from the left, 52 from the top/)).toBeVisible();
  await named('Use this part').click();
  await expect.poll(() => now.picture).toBe('images/buttons/me.png');
  expect(crops).toEqual([undefined, { left: 5, top: 52, width: 212, height: 75 }]);
});

test('the frame is dragged, and leaving it changes nothing', async () => {
  const before = { kind: 'drawing', width: 240, height: 120, bytes: 900 } as const;
  const { now } = await show(button, {
    sendPicture: async () => ({ outcome: 'cropNeeded', size: { width: 88, height: 31 }, before, grid: 1 }),
  });
  await choose(await draw(240, 120));
  const frame = named(/^The frame/);
  await expect.element(frame).toBeVisible();
  const { x, y, width, height } = frame.element().getBoundingClientRect();
  const point = (type: string, across: number, down: number) =>
    frame.element().dispatchEvent(
      new PointerEvent(type, {
        clientX: x + width / 2 + across,
        clientY: y + height / 2 + down,
        button: 0,
        pointerId: 1,
        bubbles: true,
      }),
    );
  Element.prototype.setPointerCapture = () => {};
  point('pointerdown', 0, 0);
  point('pointermove', 0, 10);
  point('pointerup', 0, 10);
  await expect.element(named(/27 from the top$/)).toBeVisible();
  await named('Leave it as it is').click();
  await expect.element(page.getByText('or drop a picture here, or paste one')).toBeVisible();
  expect(now.picture).toBeUndefined();
});

test("a friend's button is fetched only when it is asked for", async () => {
  const asked: string[] = [];
  const { now } = await show(button, {
    fetchButton: async (_, address) => {
      asked.push(address);
      return made({ value: 'images/buttons/pond.png' });
    },
  });
  await page.getByLabelText('From their page').fill('pond.example');
  expect(asked).toEqual([]);
  await named('Fetch it').click();
  await expect.poll(() => now.picture).toBe('images/buttons/pond.png');
  expect(asked).toEqual(['https://pond.example']);
});

test('a song tells how far it is, fills in what it says of itself, and how loud it was and is', async () => {
  const jobs: string[] = [];
  let finish: (answer: SongAnswer) => void = () => {};
  const { now, tell } = await show(song, {
    sendSong: (_, __, { job }) => {
      jobs.push(job);
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
  });
  await choose(new File(['x'], 'Kettle.wav', { type: 'audio/wav' }));
  const progress = page.getByRole('progressbar', { name: /^Making a song of it/ });
  await expect.element(progress).toBeVisible();
  tell(jobs[0] ?? '', 0.4);
  await expect.element(progress).toHaveAttribute('value', '0.4');
  finish(madeSong);
  await expect.element(page.getByText('1:30 long, 1.4 MB')).toBeVisible();
  await expect
    .element(page.getByText(/^It was louder than your other songs, so we turned it down a little/))
    .toBeVisible();
  await expect
    .element(page.getByRole('img', { name: 'The song as a wave: loud start, loud middle, loud end' }))
    .toBeVisible();
  expect(now).toEqual({ file: 'music/kettle.mp3', title: 'Kettle Song', artist: 'Mochi', imageSrc: 'kettle.webp' });
});

test('a song that is being made can be stopped, and nothing changes', async () => {
  const { now } = await show(song, {
    sendSong: (_, __, ___, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () =>
          resolve({ outcome: 'refused', reason: 'stopped', sentence: 'Stopped.' }),
        );
      }),
  });
  await choose(new File(['x'], 'Kettle.wav', { type: 'audio/wav' }));
  await named('Stop').click();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  expect(now).toEqual({});
});
