import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { SongAnswer } from '#studio/protocol/media.ts';
import { mediaTasks } from './media-tasks.ts';
import '../styles/studio.css';
import { choose, type FileField, named, showField } from './media-field-fixture.tsx';

beforeEach(() => mediaTasks.set({ file: 'home.yaml', path: ['file'] }, undefined));
afterEach(cleanup);

const song: FileField = { kind: 'song', endings: ['mp3'], isOptional: true, isUsual: false };
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

test('a song tells how far it is, fills in what it says of itself, and how loud it was and is', async () => {
  const jobs: string[] = [];
  let finish: (answer: SongAnswer) => void = () => {};
  const { now, tell } = await showField(song, {
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
  const { now } = await showField(song, {
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
