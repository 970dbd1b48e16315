import { expect, test } from 'vitest';
import { drawPhoto } from '#content-reader/content-fixture.ts';
import { type FileKind, findKind } from '#content-reader/pictures/file-kind.ts';
import { contentFiles } from '#model/content-schema.ts';
import { formatProblems } from '../problem.ts';
import { planUpgrade } from './plan-upgrade.ts';
import { steps } from './steps.ts';

const definitionOf = (file: string) => {
  const definition = Object.values(contentFiles).find((one) => one.file === file);
  if (!definition) throw new Error(`no content file is named ${file}`);
  return definition;
};

/** The texts after an upgrade, or the problems that prevent it. */
function upgrade(written: Record<string, string>, kinds: Record<string, FileKind | undefined> = {}) {
  const texts = Object.entries(written).map(
    ([file, text]) => [file, { written: text, definition: definitionOf(file) }] as const,
  );
  const { changes, problems } = planUpgrade({ texts: new Map(texts), kinds: new Map(Object.entries(kinds)) });
  if (problems) return formatProblems(problems);
  return Object.fromEntries(changes.map(({ path, after, to }) => [path, to ?? after]));
}

test('the steps are in the order of their versions', () => {
  const versions = steps.map(({ version }) => version);
  expect(versions).toEqual(versions.toSorted((left, right) => left.localeCompare(right, 'en', { numeric: true })));
});

test('the title and the subtitle of Home, which 0.1.0 had, are commented out', () => {
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
])('text that starts with & or ! gets quotes: %s', (line, expected) => {
  const facts = (fact: string) => ({ 'facts.yaml': `facts:\n  ${fact}\n  - Two.\n` });
  expect(upgrade(facts(line))).toEqual(facts(expected));
});

test('after & or !, a text of several lines, a group or a quoted text is left for the owner to fix', () => {
  const lines = ['facts:', '  - !so this', '    goes on', 'title: &it "Facts"', 'spam: &them', '  - One.', ''];
  const shown = String(upgrade({ 'facts.yaml': lines.join('\n') })).split('\n');
  expect(shown.filter((line) => line.startsWith('content/')).map((line) => line.split('  ')[0])).toEqual([
    'content/facts.yaml:2:5',
    'content/facts.yaml:4:8',
    'content/facts.yaml:5:7',
  ]);
});

test('anchors with an alias stay as they are', () => {
  expect(upgrade({ 'facts.yaml': 'facts:\n  - &again Once more.\n  - *again\n' })).toEqual({});
});

test('links to the picture for shared links follow it, and similar texts do not', () => {
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

test('a picture gets the right ending everywhere it is named, unless a key does not accept that ending', () => {
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

test('the sentence about the keys of the player is changed only if it is the default', () => {
  const words = (waiting: string) => ({ 'words.yaml': `player: { waiting: ${waiting} }\n` });
  expect(upgrade(words('Music starts with your first click or key'))).toEqual(
    words('"Music starts with your first click, Enter or Space"'),
  );
  expect(upgrade(words('Press a key!'))).toEqual({});
});

test('the key of the resume gets its new name in any notation, unless both are there', () => {
  const written = (key: string) => ({ 'resume.yaml': `file: cv.pdf\n${key}: # mine\n  name: Mochi\n` });
  expect(upgrade(written('sheet'))).toEqual(written('resume'));
  expect(upgrade(written('"sheet"'))).toEqual(written('resume'));
  expect(upgrade({ 'resume.yaml': '{ sheet: { name: Mochi } }' })).toEqual({
    'resume.yaml': '{ resume: { name: Mochi } }',
  });
  expect(upgrade({ 'resume.yaml': 'resume: { name: Mochi }\nsheet: { name: Praline }\n' })).toContain(
    'since 0.8.0, sheet is no longer used here',
  );
});

test('a complete group of words gets the new ones with their notes, even at the end of a file', () => {
  const error = 'error:\n    heading: Oje!\n    tryAgain: Nochmal # bitte\n    details: Einzelheiten';
  const { 'words.yaml': words = '' } = upgrade({ 'words.yaml': error }) as Record<string, string>;
  expect(words.slice(0, error.length)).toBe(error);
  const added = words.slice(error.length).split('\n');
  expect(added.map((line) => line.split(/(?<=:) /)[0])).toEqual([
    '',
    expect.stringMatching(/^ {4}# When no page/),
    '    offlineHeading:',
    '    offlineText:',
    '    goBack:',
    expect.stringMatching(/^ {4}# Above a page/),
    '    stuck:',
  ]);
});

test('an incomplete group of words gets no new ones', () => {
  expect(upgrade({ 'words.yaml': 'frame:\n  menu: Speisekarte\n' })).toEqual({});
});

test('a key that only a newer version could know stops the upgrade; a typo does not', () => {
  const site = 'title: Me\nguestbookRules:\n  # A message with more links than this waits.\n  maxLinks: 1\n';
  const newer = `${site}  palette: mint\n`;
  expect(upgrade({ 'site.yaml': newer, 'facts.yaml': 'facts: [!wow]\n' })).toBeTypeOf('string');
  expect(upgrade({ 'site.yaml': newer, 'home.yaml': 'header:\n  title: Me\n' })).toBe(
    'content/site.yaml:5:3  guestbookRules.palette  this version has no key palette here',
  );
  expect(upgrade({ 'site.yaml': `${site}  maxLink: 1\n` })).toHaveProperty(['site.yaml']);
});

test('an old key in braces is reported as old, not as one of a newer version', () => {
  const shown = String(upgrade({ 'home.yaml': 'header: { title: Hi, subtitle: Yo, bubble: Hello }\n' })).split('\n');
  expect(shown).toEqual([
    expect.stringMatching(/^content\/home\.yaml:1:11 {2}header\.title {2}since 0\.2\.0, title is no longer used here;/),
    expect.stringMatching(/^content\/home\.yaml:1:22 {2}header\.subtitle {2}since 0\.2\.0, .*on its own line/),
  ]);
});

test('an unreadable file is reported with its line, and nothing is planned', () => {
  const broken = 'title: Facts\nfacts:\n  - one: two: three\n';
  expect(upgrade({ 'facts.yaml': broken, 'home.yaml': 'header:\n  title: Me\n' })).toMatch(
    /^content\/facts\.yaml:3:\d/,
  );
});
