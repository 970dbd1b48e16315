import { expect, test } from 'vitest';
import type { Notice } from './notice.ts';
import { writeDiscordNotice } from './notice-discord.ts';
import { makeArrivedEntry, exampleSite as site } from './notice-fixture.ts';

type Embed = { author: { name: string }; description: string; timestamp: string; footer?: { text: string } };

function readNotice(notice: Notice) {
  return JSON.parse(writeDiscordNotice(notice).body) as {
    content: string;
    embeds: Embed[];
    allowed_mentions: { parse: string[] };
  };
}

test('an entry becomes a message with an embed, and mentions notify no one', () => {
  const entry = makeArrivedEntry(1, { website: 'https://rin.example/' });
  expect(readNotice({ site, entries: [entry] })).toEqual({
    content: '**1 new message in the guestbook of Bonbon**\n<https://bonbon.example/guestbook>',
    embeds: [
      {
        author: { name: 'Visitor 1' },
        description: 'Hello 1\n\nhttps\\://rin.example/',
        timestamp: '2026-11-21T12:00:00.001Z',
      },
    ],
    allowed_mentions: { parse: [] },
  });
});

test('a waiting entry is shown with its reason', () => {
  const held = makeArrivedEntry(1, { state: 'waiting', held_because: 'too-fast' });
  const { content, embeds } = readNotice({
    site,
    entries: [held, makeArrivedEntry(2, { state: 'waiting' }), makeArrivedEntry(3)],
  });
  expect(content).toContain('3 new messages in the guestbook of Bonbon \\(2 wait for approval\\)');
  expect(embeds.map(({ footer }) => footer?.text)).toEqual([
    'waits for approval: filled in too fast',
    'waits for approval',
    undefined,
  ]);
  expect(readNotice({ site, entries: [held] }).content).toContain('(waits for approval\\)');
});

test('markdown, mentions and links of a visitor are shown as they were typed', () => {
  const message = '@everyone <@1> [x](https://a.example) **b** _i_ ~~s~~ `c` ||d||\n# h\n> q\n- l <t:1:R> \\';
  const [embed] = readNotice({ site, entries: [makeArrivedEntry(1, { message })] }).embeds;
  expect(embed?.description).toBe(
    '\\@everyone \\<\\@1\\> \\[x\\]\\(https\\://a.example\\) \\*\\*b\\*\\* \\_i\\_ \\~\\~s\\~\\~ \\`c\\` \\|\\|d\\|\\|\n' +
      '\\# h\n\\> q\n\\- l \\<t\\:1\\:R\\> \\\\',
  );
});

test('57 entries become 10 embeds, and the message gives the total', () => {
  const entries = Array.from({ length: 57 }, (_, index) => makeArrivedEntry(index + 1));
  const { content, embeds } = readNotice({ site, entries });
  expect(content).toContain('57 new messages');
  expect(content).toContain('These are the first 10.');
  expect(embeds.map(({ author }) => author.name)).toEqual(entries.slice(0, 10).map(({ name }) => name));
});

test.each([1, 2, 9, 10, 100])('%i entries of maximum length stay within the limits of Discord', (count) => {
  const longest = {
    name: 'n'.repeat(80),
    message: '@'.repeat(1000),
    website: `https://rin.example/${'_'.repeat(2900)}`,
    state: 'waiting',
    held_because: 'honeypot',
    time: 8.64e15,
  } as const;
  const entries = Array.from({ length: count }, (_, index) => makeArrivedEntry(index + 1, longest));
  const longSite = { ...site, title: '*'.repeat(3000), address: `https://bonbon.example/${'a'.repeat(3000)}/` };
  const { content, embeds } = readNotice({ site: longSite, entries });
  expect(content.length).toBeLessThanOrEqual(2000);
  expect(embeds.length).toBe(Math.min(count, 10));
  const lengths = embeds.map(({ author, description, footer }) => {
    expect(description.length).toBeLessThanOrEqual(4096);
    return author.name.length + description.length + (footer?.text.length ?? 0);
  });
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(6000);
});

test('a message is truncated between code points, and never after a backslash', () => {
  const cutAt = (message: string) => {
    const entries = Array.from({ length: 10 }, (_, index) => makeArrivedEntry(index + 1, { message }));
    return readNotice({ site, entries }).embeds[0]?.description ?? '';
  };
  for (let shift = 0; shift < 2; shift++) {
    expect(cutAt(`${'a'.repeat(shift)}${'\u{1f430}'.repeat(400)}`)).toMatch(/^a?(\u{1f430})+…$/u);
    expect(cutAt(`${'a'.repeat(shift)}${'*'.repeat(400)}`)).toMatch(/^a?(\\\*)+…$/);
  }
});

test('an entry has links to hide and approve it, whatever it says itself', () => {
  const entry = makeArrivedEntry(1, { state: 'waiting', message: '[Hide](https://evil.example)' });
  const actions = new Map([
    [entry.id, { hide: 'https://bonbon.example/door/do/a', approve: 'https://bonbon.example/door/do/b' }],
  ]);
  const [embed] = readNotice({ site, entries: [entry], actions }).embeds;
  expect(embed?.description).toBe(
    '\\[Hide\\]\\(https\\://evil.example\\)\n\n[Hide](https://bonbon.example/door/do/a) · [Approve](https://bonbon.example/door/do/b)',
  );
});

test('a drawing is mentioned by its words, within the limits', () => {
  const write = (message: string, depicts: string) => {
    const { body } = writeDiscordNotice({
      site,
      entries: [makeArrivedEntry(1, { message, drawing: '_____w', depicts })],
    });
    return JSON.parse(body).embeds[0].description as string;
  };
  expect(write('Hello', 'Fog')).toBe('Hello\n\nA drawing\\: Fog');
  const long = write('m'.repeat(1000), '*'.repeat(200));
  expect(long).toMatch(/m\n\nA drawing/);
  expect(long.length).toBeLessThan(1300);
});

test('a test says that nobody has written', () => {
  expect(readNotice({ site, entries: [] })).toMatchObject({
    content:
      '**A test of the notices of Bonbon**\n<https://bonbon.example/guestbook>\nNobody has written. New messages in the guestbook will arrive here.',
    embeds: [],
  });
});
