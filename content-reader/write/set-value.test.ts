import { expect, test } from 'vitest';
import { EditError } from './edit-error.ts';
import { setValue } from './set-value.ts';

const page = `# My page
header: # the top
  title: Home   # short, please
  subtitle: "It's \\"here\\""
  bubble: 'hi'

text: |
  One.

  Two.
folded: >-
  a text that somebody
  has wrapped
# About the list
items:
  # the first
  - text: one
    to: /
  - { text: two, to: "/two" }
flow: [a, "b, c"]
empty:
`;

test.each([
  ['a plain text', ['header', 'title'], 'About me', '  title: About me   # short, please\n'],
  ['a text that needs quotes', ['header', 'title'], 'yes: no', '  title: "yes: no"   # short, please\n'],
  ['a text that looks like a number', ['header', 'title'], '12', '  title: "12"   # short, please\n'],
  ['a text in double quotes', ['header', 'subtitle'], 'There', '  subtitle: "There"\n'],
  ['a text in single quotes', ['header', 'bubble'], "it's", "  bubble: 'it''s'\n"],
  ['a block', ['text'], 'Three.\n\nFour.', 'text: |\n  Three.\n\n  Four.\nfolded'],
  ['a line as a block', ['header', 'bubble'], 'a\nb', '  bubble: |-\n    a\n    b\n\ntext'],
  ['nothing', ['header', 'bubble'], '', '  bubble: ""\n'],
  ['a key of an item', ['items', 0, 'text'], 'first', '  # the first\n  - text: first\n    to: /\n'],
  ['a key within braces', ['items', 1, 'to'], '/a, b', '  - { text: two, to: "/a, b" }\n'],
  ['an item within brackets', ['flow', 1], 'c', 'flow: [a, "c"]\n'],
  ['a list', ['flow'], ['a'], 'flow:\n  - a\nempty'],
  ['a value that was left out', ['empty'], 5, 'empty: 5\n'],
  ['a list that was left out', ['empty'], [{ a: 1, b: 'x' }], 'empty:\n  - a: 1\n    b: x\n'],
  ['a new key at the end', ['header', 'mascot'], 'a.svg', "  bubble: 'hi'\n  mascot: a.svg\n\ntext"],
  ['a new key of an item', ['items', 1, 'tone'], 'pink', '  - { text: two, to: "/two", tone: pink }\n'],
  ['a new key of the file', ['more'], true, 'empty:\nmore: true\n'],
  ['a new group with its first key', ['empty', 'deep', 'key'], 1, 'empty:\n  deep:\n    key: 1\n'],
])('writes %s and nothing else', (_, path, value, written) => {
  const changed = setValue(page, path, value);
  expect(changed).toContain(written);
  const kept = changed.split('\n').filter((line) => page.includes(`${line}\n`));
  expect(kept.length).toBeGreaterThan(page.split('\n').length - 12);
});

test('a new key comes behind those that are named before it', () => {
  const order = ['title', 'subtitle', 'bubble'];
  expect(setValue('title: a\nbubble: b\n', ['subtitle'], 's', order)).toBe('title: a\nsubtitle: s\nbubble: b\n');
  expect(setValue('# the file\nbubble: b\n', ['title'], 't', order)).toBe('# the file\ntitle: t\nbubble: b\n');
  expect(setValue('\n# about b\nbubble: b\n', ['title'], 't', order)).toBe('\ntitle: t\n# about b\nbubble: b\n');
  expect(setValue('- bubble: b\n', [0, 'title'], 't', order)).toBe('- title: t\n  bubble: b\n');
  expect(setValue('h: { bubble: b }', ['h', 'title'], 't', order)).toBe('h: { title: t, bubble: b }');
});

test('what is no list or group any more comes up to its key, but for a comment there', () => {
  expect(setValue('a:\n  - x\nb: 1\n', ['a'], 'none')).toBe('a: none\nb: 1\n');
  expect(setValue('a: # all\n  - x\nb: 1\n', ['a'], 'none')).toBe('a: # all\n  none\nb: 1\n');
});

test('a text that is wrapped stays wrapped, as wide as it was', () => {
  const words = 'lovely '.repeat(30).trim();
  const wide = `key: >-\n  ${'x'.repeat(90)}\n  y\n`;
  const lines = setValue(wide, ['key'], words).split('\n');
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(92);
});

test('a file without a last line break, or with nothing in it, can be written', () => {
  expect(setValue('a: 1', ['b'], 2)).toBe('a: 1\nb: 2\n');
  expect(setValue('a: 1', ['a'], 2)).toBe('a: 2');
  expect(setValue('', ['a'], 'x')).toBe('a: x\n');
  expect(setValue('# only a comment\n', ['a'], 'x')).toBe('# only a comment\na: x\n');
});

test.each([
  ['a: [1\n', ['a', 0], 'is in a file with a mistake: correct that first'],
  ['a: &x 1\nb: *x\n', ['b'], 'is repeated from elsewhere in the file with *: write it out first'],
  ['a: 1\n', ['a', 'b'], 'does not belong in this place'],
  ['a: [1]\n', ['a', 3], 'is not in the list'],
])('refuses %j with a sentence', (source, path, sentence) => {
  expect(() => setValue(source, path, 2)).toThrow(new EditError(sentence));
});
