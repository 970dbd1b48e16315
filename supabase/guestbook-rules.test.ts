import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrokenConstraint } from '#model/broken-constraint.ts';
import { maxDepictsLength, maxDrawingLength } from '#model/drawing-size.ts';
import { maxMessageLength, maxNameLength, maxStoredWebsiteLength, websitePattern } from '#model/guestbook.ts';
import { blockKinds, maxBlockLength } from '#model/guestbook-owner.ts';
import { defaultRules, holdReasons, ruleNames, settingColumn } from '#model/guestbook-rules.ts';
import { constraints, entryStates, maxReplyLength } from '#model/guestbook-table.ts';
import { newRow } from '#server/guestbook/contract/book.ts';
import { squeezeText } from '#server/guestbook/message-key.ts';
import { isBlockedSender } from '#server/guestbook/spam/blocked-senders.ts';
import { hasBlockedWord } from '#server/guestbook/spam/blocked-words.ts';
import { holdChecks } from '#server/guestbook/spam/hold-reasons.ts';
import { countLinks } from '#server/guestbook/spam/links.ts';
import { type Project, startProject } from './fake-project/project.ts';

let project: Project;
beforeAll(async () => {
  project = await startProject();
});
afterAll(() => project.close());

const ask = async (expression: string, ...values: string[]) =>
  (await project.query(`select ${expression} as answer`, values))[0]?.answer;

async function readConstraints(): Promise<Record<string, string>> {
  const rows = await project.query(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

test('the constraints have the names and limits of the model', async () => {
  const found = await readConstraints();
  const limits: [string, string][] = [
    [constraints.id, "'^[0-9]{1,16}$'"],
    [constraints.name, `count_units(name) <= ${maxNameLength})`],
    [constraints.website, `count_units(website) <= ${maxStoredWebsiteLength})`],
    [constraints.website, `'${websitePattern}'`],
    [constraints.message, `count_units(message) <= ${maxMessageLength})`],
    [constraints.time, "'8640000000000000'"],
    [constraints.drawing, `length(drawing) <= ${maxDrawingLength})`],
    [constraints.depicts, `count_units(depicts) <= ${maxDepictsLength})`],
    ['guestbook_entries_reply_length', `count_units(reply) <= ${maxReplyLength})`],
    ['guestbook_blocks_value_length', `count_units(value) <= ${maxBlockLength})`],
    ['guestbook_entries_state_known', entryStates.map((state) => `'${state}'::text`).join(', ')],
    ['guestbook_blocks_kind_known', blockKinds.map((kind) => `'${kind}'::text`).join(', ')],
  ];
  for (const [name, part] of limits) expect(found[name]).toContain(part);
});

test("a new project has the model's settings", async () => {
  const [settings] = await project.query('select * from public.guestbook_settings');
  const rules = ruleNames.map((rule) => [settingColumn(rule), defaultRules[rule]]);
  expect(settings).toEqual({ id: 1, is_open: true, ...Object.fromEntries(rules) });
});

test('the database and the server check exactly the reasons of the model, in its order', async () => {
  const reasonsOf = async (name: string) => {
    const [source] = await project.query(
      `select prosrc as text from pg_proc where oid = 'guestbook_private.${name}'::regproc`,
    );
    return [...String(source?.text).matchAll(/ then '([^']*)'/g)].map(([, reason]) => reason);
  };
  expect([...(await reasonsOf('find_hold_reason')), 'drawing']).toEqual(holdReasons);
  expect(await reasonsOf('admit_drawing')).toEqual(['links', 'blocked-word', 'drawing']);
  expect(Object.keys(holdChecks)).toEqual(holdReasons);
});

test.each(holdReasons)('the guide explains the reason %s', (reason) => {
  expect(readFileSync('docs/guide/guestbook.md', 'utf8')).toMatch(new RegExp(`[(,] ?\\s*\`${reason}\``));
});

type TextColumn = 'id' | 'name' | 'website' | 'message';

/** The indexes of the values that the constraint of a column rejects. */
async function findRefused(column: TextColumn, values: string[]): Promise<unknown[]> {
  const [check] = await project.query(
    'select pg_get_expr(conbin, conrelid) as expression from pg_constraint where conname = $1::text',
    [constraints[column]],
  );
  const rows = await project.query(
    `select place - 1 as place from json_array_elements_text($1::text::json) with ordinality as list(${column}, place)
     where not (${check?.expression}) order by place`,
    [JSON.stringify(values)],
  );
  return rows.map(({ place }) => place);
}
const validRow = newRow();
const findRefusedByModel = (column: TextColumn, values: string[]) =>
  [...values.keys()].filter(
    (place) => findBrokenConstraint({ ...validRow, [column]: values[place] ?? '' }) !== undefined,
  );

/** PostgreSQL cannot store the null character, UTF-8 cannot encode lone surrogates. */
const canBeStored = (code: number) => code > 0 && code < 0x110000 && (code < 0xd800 || code > 0xdfff);
/** Boundaries of the character rules, and a few others. */
const likelyCharacters = [...Array(0x3100).keys(), 0xfeff, 0xfffd, 0x1f430, 0xe0020]
  .filter(canBeStored)
  .map((code) => String.fromCodePoint(code));

test('the database and the model agree on invisible characters', async () => {
  const isInvisible = (code: number) =>
    canBeStored(code) && findBrokenConstraint({ ...validRow, message: String.fromCodePoint(code) }) !== undefined;
  const invisible = [...Array(0x110000).keys()].filter(isInvisible);
  expect(invisible.length).toBeGreaterThan(200);
  // With their neighbours and every 101st other character.
  const codes = new Set([
    ...invisible.flatMap((code) => [code - 1, code, code + 1]),
    ...Array.from({ length: 0x110000 / 101 }, (_, index) => index * 101),
  ]);
  const characters = [...codes].filter(canBeStored).map((code) => String.fromCodePoint(code));
  expect(await findRefused('message', characters)).toEqual(findRefusedByModel('message', characters));
});

test.each(['name', 'message'] as const)(
  'the database and the model allow the same characters in a %s',
  async (column) => {
    const texts = likelyCharacters.map((character) => `a${character}b`);
    expect(await findRefused(column, texts)).toEqual(findRefusedByModel(column, texts));
  },
);

test('the database and the model allow the same characters anywhere in an address', async () => {
  const addresses = likelyCharacters.flatMap((character) => [
    `https://a${character}`,
    `${character}https://a`,
    `http://a${character}b`,
    `http://a/${character}`,
    `http${character}://a/b`,
  ]);
  expect(await findRefused('website', addresses)).toEqual(findRefusedByModel('website', addresses));
});

test('the database and the model have the same length limits', async () => {
  const lengths = { id: [0, 1, 16, 17], name: [80, 81], message: [999, 1000, 1001, 20_000] };
  for (const [column, list] of Object.entries(lengths) as [keyof typeof lengths, number[]][]) {
    const texts = list.flatMap((length) => [
      '1'.repeat(length),
      '🐰'.repeat(length / 2),
      `${'🐰'.repeat(length / 2)}1`,
    ]);
    expect(await findRefused(column, texts)).toEqual(findRefusedByModel(column, texts));
  }
  const addresses = [2999, 3000, 3001].map((length) => 'http://a/'.padEnd(length, 'b'));
  expect(await findRefused('website', addresses)).toEqual([2]);
});

test('the database and the server normalize repeats the same way', async () => {
  const text = likelyCharacters.filter((character) => /\s/u.test(character)).join('x');
  for (const message of [text, ' Buy  my\n\tCANDY\u00a0today ', 'Ärger\r\n\r\nIM Zug', '']) {
    expect(await ask('guestbook_private.squeeze($1)', message)).toBe(squeezeText(message));
  }
});

test.each([
  'https://casino.example',
  'HTTP://CASINO.EXAMPLE/win?a=1,2#top',
  'see http://a.example, https://b.example; and (http://c.example).',
  'http://a.example\nhttp://a.example',
  'www.casino.zzz and WWW.casino',
  'CASINO.COM best-casino.com/win',
  'casino.com, casino.net. casino.org',
  'visit:casino.com',
  '[url=http://casino.example]win[/url]',
  'http://192.0.2.1/',
  'http://www.a.com/b.com',
  'Hello!',
  'e.g. this, i.e. that, a.m. or p.m., etc. and so on...',
  'Version 3.5 costs 1.000,50 or 12.5/10',
  'look at file.txt, song.mp3, index.html and node.js/express.js',
  'Nice.Thanks. great site.thanks for all',
  'write to me@mail.example or first.last@casino.com or me.net@casino.com',
  'and/or, he/she, 24/7, 10:30',
  'http is a protocol, www is the web, https://',
])('the database and the server count the same number of links in %j', async (text) => {
  expect(await ask('guestbook_private.count_links($1)', text)).toBe(countLinks(text));
});

test.each([
  ['casino', 'the best CASINO!'],
  ['Càsino', 'casino'],
  ['casino', 'ｃａｓｉｎｏ 𝐜𝐚𝐬𝐢𝐧𝐨 ca\u200bsi\u00adno'],
  ['casino', 'c.a.s.i.n.o'],
  ['casino', 'cas-ino'],
  ['casino', 'casinos occasino'],
  ['casino*', 'casinos'],
  ['casino*', 'occasinos'],
  ['free money', 'FREE,  money!'],
  ['free money', 'money free'],
  ['e-mail', 'e mail'],
  ['spam.example', 'https://www.spam.example/'],
  ['18+', 'only 18+ here'],
  ['18+', '18'],
  ['🎰', 'win🎰🎰'],
  ['$$$', 'make $$$$ now'],
  ['赌场', '最好的赌场在这里'],
  ['ख़बर', 'यह ख़बर है'],
  ['*', 'anything'],
  ['  ', 'anything'],
])('the database and the server agree on whether the word %j is in %j', async (word, text) => {
  const isIn = await ask('guestbook_private.has_word(guestbook_private.fold($1), $2)', text, word);
  expect(isIn).toBe(hasBlockedWord([text], [word]));
});

test.each([
  ['Spam Bot', 'spam  BOT!', ''],
  ['Spam Bot', 'Späm\u200b-Bot', ''],
  ['Spam Bot', 'Spam Bot 2', ''],
  ['Spam Bot', 'A visitor', 'https://spambot.example/'],
  ['★★★', '★★★', ''],
  ['★★★', '★★', ''],
  [' ', 'A visitor', ''],
  ['spam.example', 'A visitor', ''],
  ['spam.example', 'A visitor', 'https://spam.example/'],
  ['spam.example', 'A visitor', 'http://a.b.spam.EXAMPLE:8080/win'],
  ['www.spam.example', 'A visitor', 'https://spam.example/'],
  ['*.spam.example', 'A visitor', 'https://spam.example./'],
  ['https://www.spam.example/win', 'A visitor', 'https://shop.spam.example/'],
  ['spam.example', 'A visitor', 'https://notspam.example/'],
  ['spam.example', 'A visitor', 'https://spam.example.org/'],
  ['spam.example', 'A visitor', 'https://example.org/?spam.example'],
  ['example', 'A visitor', 'https://spam.example/'],
  ['192.0.2.1', 'A visitor', 'http://192.0.2.1/'],
])('the database and the server agree on whether the sender %j is %j of %j', async (sender, name, website) => {
  const isSender = await ask('guestbook_private.is_sender($1, $2, $3)', name, website, sender);
  expect(isSender).toBe(isBlockedSender({ name, website }, [sender]));
});
