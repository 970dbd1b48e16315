import { expect, test } from 'vitest';
import { drawPhoto } from '#content-reader/content-fixture.ts';
import { type FileKind, findKind } from '#content-reader/pictures/file-kind.ts';
import { contentFiles } from '#model/content-schema.ts';
import { formatProblems } from '../problem.ts';
import { planUpgrade } from './plan-upgrade.ts';
import { steps } from './steps.ts';

const sheetOf = (file: string) => {
  const sheet = Object.values(contentFiles).find((one) => one.file === file);
  if (!sheet) throw new Error(`no content file is named ${file}`);
  return sheet;
};

/** The texts after an upgrade, or what keeps them from it. */
function upgrade(written: Record<string, string>, kinds: Record<string, FileKind | undefined> = {}) {
  const texts = Object.entries(written).map(([file, text]) => [file, { written: text, sheet: sheetOf(file) }] as const);
  const { changes, problems } = planUpgrade({ texts: new Map(texts), kinds: new Map(Object.entries(kinds)) });
  if (problems) return formatProblems(problems);
  return Object.fromEntries(changes.map(({ path, after, to }) => [path, to ?? after]));
}

test('the steps stand in the order of their versions', () => {
  const versions = steps.map(({ version }) => version);
  expect(versions).toEqual(versions.toSorted((left, right) => left.localeCompare(right, 'en', { numeric: true })));
});

test('a title and a tagline of Home itself, which 0.1.0 had, stay as notes', () => {
  const home = 'header:\n  title: Bonbon\n  subtitle: >-\n    All I do\n\n    is here\n  description: Mine.\n';
  expect(upgrade({ 'home.yaml': home })).toEqual({
    'home.yaml':
      'header:\n  # title: Bonbon\n  # subtitle: >-\n  #   All I do\n\n  #   is here\n  description: Mine.\n',
  });
});

test.each([
  ['- !wow', '- "!wow"'],
  ['- &  # a sign', '- "&"  # a sign'],
  ['- &more of it # truly', '- "&more of it" # truly'],
  ['- !say so, "they" said', `- '!say so, "they" said'`],
  [`- !it's so "good"`, String.raw`- "!it's so \"good\""`],
])('a text that starts with a sign gets quotes: %s', (line, expected) => {
  const facts = (fact: string) => ({ 'facts.yaml': `facts:\n  ${fact}\n  - Two.\n` });
  expect(upgrade(facts(line))).toEqual(facts(expected));
});

test('a text over several lines, a group or a quoted text behind a sign is for the owner to mend', () => {
  const lines = ['facts:', '  - !so this', '    goes on', 'title: &it "Facts"', 'spam: &them', '  - One.', ''];
  const said = String(upgrade({ 'facts.yaml': lines.join('\n') })).split('\n');
  expect(said.filter((line) => line.startsWith('content/')).map((line) => line.split('  ')[0])).toEqual([
    'content/facts.yaml:2:5',
    'content/facts.yaml:4:8',
    'content/facts.yaml:5:7',
  ]);
});

test('names that values are repeated by stay as they are', () => {
  expect(upgrade({ 'facts.yaml': 'facts:\n  - &again Once more.\n  - *again\n' })).toEqual({});
});

test('links to the picture for shared links follow it, and nothing else that looks like it does', () => {
  const site = (to: string) =>
    `sharePicture: images/share/me.png\nnavigation:\n  - links:\n      - { label: /me.png, to: ${to} }\n`;
  const home = (to: string) =>
    `quickIntro:\n  title: "[no](/me.png)"\n  text: |\n    [a](${to}) and [b](<${to}> "me") and [c](/me.png.zip), /me.png\n` +
    `lookAround:\n  doors:\n    - { title: /me.png, to: ${to} }\n`;
  expect(upgrade({ 'site.yaml': site('/me.png'), 'home.yaml': home('/me.png') })).toEqual({
    'site.yaml': site('/share/me.png'),
    'home.yaml': home('/share/me.png'),
  });
  const button = { 'buttons.yaml': 'mine:\n  image: images/buttons/me.png\n' };
  expect(upgrade({ ...button, 'site.yaml': site('/me.png'), 'home.yaml': home('/me.png') })).toEqual({});
});

const webp = findKind(await drawPhoto(8, 8, 'webp'));

test('a picture is called what it is, wherever it is named, unless a place takes no such picture', () => {
  const named = { 'friends.yaml': '- image: cat.png\n', 'home.yaml': 'header: { mascot: images/friends/cat.png }\n' };
  const kinds = { 'images/friends/cat.png': webp };
  expect(upgrade(named, kinds)).toEqual({
    'friends.yaml': '- image: cat.webp\n',
    'home.yaml': 'header: { mascot: images/friends/cat.webp }\n',
    'images/friends/cat.png': 'images/friends/cat.webp',
  });
  const shared = { ...named, 'site.yaml': 'sharePicture: images/friends/cat.png\n' };
  expect(upgrade(shared, kinds)).toEqual({});
  expect(upgrade(named, { ...kinds, 'images/friends/CAT.webp': webp })).toEqual({});
  expect(upgrade({}, kinds)).toEqual({});
});

test('only a sentence of ours about the keys of the player is changed', () => {
  const words = (waiting: string) => ({ 'words.yaml': `player: { waiting: ${waiting} }\n` });
  expect(upgrade(words('Music starts with your first click or key'))).toEqual(
    words('"Music starts with your first click, Enter or Space"'),
  );
  expect(upgrade(words('Press a key!'))).toEqual({});
});

test('a group of words that is whole gets the new ones with their notes, also at the end of a file', () => {
  const error = 'error:\n    heading: Oje!\n    tryAgain: Nochmal # bitte\n    details: Einzelheiten';
  const { 'words.yaml': words = '' } = upgrade({ 'words.yaml': error }) as Record<string, string>;
  expect(words.slice(0, error.length)).toBe(error);
  const added = words.slice(error.length).split('\n');
  expect(added.map((line) => line.split(/(?<=:) /)[0])).toEqual([
    '',
    expect.stringMatching(/^ {4}# When no page/),
    '    offlineHeading:',
    '    offlineText:',
    expect.stringMatching(/^ {4}# Above a page/),
    '    stuck:',
  ]);
});

test('a group of words that leaves some out gets no new ones', () => {
  expect(upgrade({ 'words.yaml': 'frame:\n  menu: Speisekarte\n' })).toEqual({});
});

test('a key that only a newer version could know stops everything; a slip of the fingers does not', () => {
  const site = 'title: Me\nguestbookRules:\n  # A message with more links than this waits.\n  maxLinks: 1\n';
  const newer = `${site}  palette: mint\n`;
  expect(upgrade({ 'site.yaml': newer, 'facts.yaml': 'facts: [!wow]\n' })).toBeTypeOf('string');
  expect(upgrade({ 'site.yaml': newer, 'home.yaml': 'header:\n  title: Me\n' })).toBe(
    'content/site.yaml:5:3  guestbookRules.palette  this version knows no key palette here',
  );
  expect(upgrade({ 'site.yaml': `${site}  maxLink: 1\n` })).toHaveProperty(['site.yaml']);
});

test('an old key in braces is told as what it is, and is no newer version’s', () => {
  const said = String(upgrade({ 'home.yaml': 'header: { title: Hi, subtitle: Yo, bubble: Hello }\n' })).split('\n');
  expect(said).toEqual([
    expect.stringMatching(/^content\/home\.yaml:1:11 {2}header\.title {2}since 0\.2\.0 nothing reads title here;/),
    expect.stringMatching(/^content\/home\.yaml:1:22 {2}header\.subtitle {2}since 0\.2\.0 .*on a line of its own/),
  ]);
});

test('a file that cannot be read is named with its line, and nothing is planned', () => {
  const broken = 'title: Facts\nfacts:\n  - one: two: three\n';
  expect(upgrade({ 'facts.yaml': broken, 'home.yaml': 'header:\n  title: Me\n' })).toMatch(
    /^content\/facts\.yaml:3:\d/,
  );
});
