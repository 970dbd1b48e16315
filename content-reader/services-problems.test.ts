import { expect, test } from 'vitest';
import { findProblems, sampleFiles, writeContent } from './content-fixture.ts';
import { readContent } from './read-content.ts';

test.each([
  [
    /counter: built-in/,
    'counter: goatcounter',
    'services.goatcounterCode',
    'is required when counter is goatcounter',
    'goatcounterCode: bonbon',
  ],
  [
    /counter: built-in/,
    'counter: other',
    'services.counter',
    "must be 'built-in', 'goatcounter' or 'none'",
    'counter: built-in',
  ],
  [
    /guestbook: built-in/,
    'guestbook: firebase',
    'services.guestbook',
    "must be 'built-in', 'supabase' or 'none'",
    'guestbook: built-in',
  ],
  [
    /guestbook: built-in/,
    'guestbook: supabase\n  supabaseKey: sb_publishable_AbCdEfGh',
    'services.supabaseAddress',
    'is required when guestbook is supabase',
    'supabaseAddress: https://abcdefghijkl.supabase.co',
  ],
  [
    /guestbook: built-in/,
    'guestbook: supabase\n  supabaseAddress: https://abcdefghijkl.supabase.co',
    'services.supabaseKey',
    'is required when guestbook is supabase',
    'supabaseKey: sb_publishable_AbCdEfGh',
  ],
  [
    /guestbook: built-in/,
    'guestbook: supabase\n  supabaseAddress: https://abcdefghijkl.supabase.co\n  supabaseKey: open sesame',
    'services.supabaseKey',
    "must be the project's publishable or anonymous key",
    'supabaseKey: sb_publishable_AbCdEfGh',
  ],
  [
    /$/,
    '\nmusic:\n  youtubePlayer: behind\n',
    'music.youtubePlayer',
    "must be 'hidden' or 'window'",
    'youtubePlayer: hidden',
  ],
  [
    /$/,
    '\nguestbookRules:\n  senderPerHour: many\n',
    'guestbookRules.senderPerHour',
    'must be a whole number',
    'senderPerHour: 10',
  ],
  [
    /$/,
    '\nguestbookRules:\n  repeatHours: 100001\n',
    'guestbookRules.repeatHours',
    'must be at most 100000',
    'repeatHours: 24',
  ],
  [
    /$/,
    '\nguestbookRules:\n  approvesFirst: sometimes\n',
    'guestbookRules.approvesFirst',
    'must be true or false',
    'approvesFirst: true',
  ],
])('%s as %j is explained', async (line, replacement, key, sentence, example) => {
  const sample = await sampleFiles();
  const text = String(sample['site.yaml']).replace(line, replacement);
  const problems = await findProblems({ 'site.yaml': text });
  expect(problems.map(({ key, sentence, example }) => ({ key, sentence, example }))).toContainEqual({
    key,
    sentence,
    example,
  });
});

test('the YouTube player is hidden unless site.yaml says otherwise', async () => {
  const readPlayer = async (text: string) => {
    const { content } = await readContent(await writeContent({ 'site.yaml': text }));
    return content?.site.music.youtubePlayer;
  };
  const text = String((await sampleFiles())['site.yaml']);
  expect(await readPlayer(text)).toBe('hidden');
  expect(await readPlayer(`${text}\nmusic: {}\n`)).toBe('hidden');
  expect(await readPlayer(`${text}\nmusic:\n  youtubePlayer: window\n`)).toBe('window');
});

test('some of the guestbook rules may be left out', async () => {
  const sample = await sampleFiles();
  expect(await findProblems({ 'site.yaml': `${sample['site.yaml']}\nguestbookRules:\n  maxLinks: 0\n` })).toEqual([]);
});
