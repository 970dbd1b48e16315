import { expect, test } from 'vitest';
import { findRefusals, type Refusals } from '#build/hosting/for-host/host-choices.ts';
import { writeContent } from '#content-reader/content-fixture.ts';
import { requireContent } from '#content-reader/require-content.ts';
import { askHostChoices } from './ask-host-choices.ts';
import type { Host } from './hosts/host.ts';
import { findHost } from './hosts/hosts.ts';

const song = '  artist: The Placeholder Tapes\n  imageSrc: sunset-drive.svg\n';
const own = `- title: Mine\n  file: music/sunset-drive.mp3\n${song}`;
const youtube = `- title: Theirs\n  videoId: dQw4w9WgXcQ\n${song}`;
const free = findHost('neocities-free');

async function refusalsOf(tracks: string, services = {}, host = free): Promise<Refusals> {
  const content = await requireContent(await writeContent({ 'tracks.yaml': tracks }));
  Object.assign(content.site.services, { guestbook: 'none', counter: 'none' }, services);
  return findRefusals(content, host);
}

/** Types these answers, one after another, and returns what was chosen and said. */
const answer = (refusals: Refusals, ...answers: string[]) => answerFor(free, refusals, ...answers);

async function answerFor(host: Host, refusals: Refusals, ...answers: string[]) {
  const said: string[] = [];
  const ask = async (question: string) => {
    const typed = answers.shift();
    if (typed === undefined) throw new Error(`nobody answers ${question}`);
    return typed;
  };
  const choices = await askHostChoices(refusals, host, { ask, say: (line) => void said.push(line) });
  return { choices, said: said.join('\n') };
}

test('an empty line takes the first way: songs are left out, and those from YouTube stay', async () => {
  const { choices, said } = await answer(await refusalsOf(own + youtube), '');
  expect(choices).toEqual({});
  expect(said).toContain('"Neocities, free" refuses one song of your player (.mp3).');
  expect(said).toContain('1  leave them out, and keep the song from YouTube');
});

test('songs can be on another host, whose address is asked for until it is one', async () => {
  const { choices, said } = await answer(await refusalsOf(own), '2', 'my drawer', 'https://songs.example');
  expect(choices).toEqual({ songAddress: 'https://songs.example/' });
  expect(said).toContain('A web address starts with https:// or http://');
});

test('the whole player can be left out; a number that is no way is asked for again', async () => {
  const { choices, said } = await answer(await refusalsOf(own + youtube), '4', 'x', '3');
  expect(choices).toEqual({ leavesOutPlayer: true });
  expect(said).toContain('A number from 1 to 3.');
});

test('who wants another guestbook first stops, and is told what to write', async () => {
  const pages = findHost('github-pages');
  const refusals = await refusalsOf('', { guestbook: 'built-in', counter: 'built-in' }, pages);
  await expect(answerFor(pages, refusals, '2')).rejects.toThrow(
    /Nothing was built.*guestbook: supabase and counter: goatcounter/,
  );
  expect((await answerFor(pages, refusals, '1')).choices).toEqual({});
});

test('free Neocities reaches no other guestbook, so it is only said that there is none', async () => {
  const { choices, said } = await answer(await refusalsOf('', { guestbook: 'built-in' }));
  expect(choices).toEqual({});
  expect(said).toContain('The site is there without it.');
});

test('a service elsewhere is kept by who has an older site there', async () => {
  const refusals = await refusalsOf('', { guestbook: 'supabase', supabaseAddress: 'https://a.supabase.co' });
  expect((await answer(refusals, '2')).choices).toEqual({ keepsServices: true });
  expect((await answer(refusals, '')).choices).toEqual({});
});
