import { expect, test } from 'vitest';
import type { Refusals } from '#build/hosting/for-host/host-choices.ts';
import { findQuestions, listChoiceValues } from './choose-for-host.ts';

const refusals = {
  songs: [{ title: 'Mine' }],
  services: [{ name: 'guestbook', why: 'cannot-reach' }],
  otherSongCount: 0,
} as unknown as Refusals;
const publish = { host: 'neocities-free', name: 'bonbon' } as const;

test('what was answered is kept, and asked no more', () => {
  const values = listChoiceValues(refusals, { leavesOutPlayer: true, keepsServices: true }, { publish });
  expect(values).toEqual([
    [['publish', 'songs'], 'no-player'],
    [['publish', 'services'], 'kept'],
  ]);
  expect(listChoiceValues(refusals, {}, { publish })).toEqual([
    [['publish', 'songs'], 'left-out'],
    [['publish', 'services'], 'left-out'],
  ]);
  const kept = { ...publish, songs: 'left-out', services: 'kept' } as const;
  expect(findQuestions(refusals, { publish: kept })).toMatchObject({ songs: [], services: [] });
  expect(findQuestions(refusals, { publish })).toEqual(refusals);
});

test('the address of the songs is kept with the music, also while nothing says where the site is published', () => {
  const songAddress = 'https://songs.example/';
  expect(listChoiceValues(refusals, { songAddress }, {})).toEqual([[['music', 'address'], songAddress]]);
  expect(listChoiceValues(refusals, { songAddress }, { publish })).toEqual([
    [['music', 'address'], songAddress],
    [['publish', 'services'], 'left-out'],
  ]);
});
