import { expect, test } from 'vitest';
import { findProblems } from '#content-reader/content-fixture.ts';
import { parseYaml } from './yaml-file.ts';

const source = 'title: Hello\nlist:\n  - name: one\n    image: a.svg\n  - name: two\nflow: { a: 1, b: [x, y] }\n';

test.each([
  [['title'], 1, 1],
  [['list', 0, 'image'], 4, 5],
  [['list', 1], 5, 5],
  [['list', 1, 'image'], 5, 5],
  [['flow', 'b', 1], 6, 22],
  [['nothing', 'there'], 1, 1],
])('the path %j, or the part of it that exists, is at %i:%i', (path, line, column) => {
  expect(parseYaml(source).positionOf(path)).toEqual({ line, column });
});

test('an offset belongs to the innermost key around it', () => {
  expect(parseYaml(source).pathAt(source.indexOf('a.svg'))).toEqual(['list', 0, 'image']);
});

test('values that are repeated with an alias are found at their anchor', () => {
  const yaml = parseYaml('- &cat\n  name: Mochi\n  image: cat.svg\n- *cat\n');
  expect(yaml.data).toEqual([
    { name: 'Mochi', image: 'cat.svg' },
    { name: 'Mochi', image: 'cat.svg' },
  ]);
  expect(yaml.positionOf([1, 'image'])).toEqual({ line: 3, column: 3 });
});

test('dates and the words yes, no and on stay text', () => {
  expect(parseYaml('[2025-10-27, yes, no, on]').data).toEqual(['2025-10-27', 'yes', 'no', 'on']);
});

test('a letter that is written as two characters, it and its accent, is read as one', () => {
  const written = 'name: Zoë\nlist: [Ünï]'.normalize('NFD');
  expect(parseYaml(written).data).toEqual({ name: 'Zo\u00eb', list: ['\u00dcn\u00ef'] });
});

test.each([
  ['tagline: *sparkles*', '1:10', 'text that starts with * needs quotes around it', 'tagline: "*sparkles*"'],
  ['- *sparkles* and more', '1:3', 'text that starts with * needs quotes around it', '- "*sparkles* and more"'],
  ['a: &x *y', '1:4', 'text that starts with & needs quotes around it', 'a: "&x *y"'],
  ['a: &', '1:4', 'text that starts with & needs quotes around it', 'a: "&"'],
  ['a: &amp; more', '1:4', 'text that starts with & needs quotes around it', 'a: "&amp; more"'],
  ['a: !important now', '1:4', 'text that starts with ! needs quotes around it', 'a: "!important now"'],
  ['a: !!js/function x', '1:4', 'text that starts with ! needs quotes around it', 'a: "!!js/function x"'],
  ['a: 50\nb: %x # note', '2:4', 'text that starts with % needs quotes around it', 'b: "%x"'],
  ['a: @me', '1:4', 'text that starts with @ needs quotes around it', 'a: "@me"'],
  ['a: `x`', '1:4', 'text that starts with ` needs quotes around it', 'a: "`x`"'],
  ['a: , b', '1:4', 'text that starts with , needs quotes around it', 'a: ", b"'],
  ['a: "open', '1:4', 'the " here is not closed on this line', 'a: "open"'],
  ['a: "open\n  b\n  c: "d"', '1:4', 'the " here is not closed on this line', 'a: "open"'],
  ["a: 'it's'", '1:4', "a ' ends a text in single quotes: use double quotes if the text contains one", 'a: "it\'s"'],
  ['a: "x" y', '1:4', 'nothing may follow the second ": put the whole text in the other kind of quotes', `a: '"x" y'`],
  [
    'a: "\\d"',
    '1:5',
    '\\d has no meaning in double quotes: write \\\\ for a backslash, or use single quotes',
    "a: '\\d'",
  ],
  ['a: b: c', '1:4', 'text with a colon and a space in it needs quotes around it', 'a: "b: c"'],
  ['a: “b: c”', '1:4', 'text with a colon and a space in it needs straight quotes around it', 'a: "b: c"'],
  [
    'a: [x\nb: c',
    '1:4',
    'the [ here is never closed: write ] after the last item, or put the text in quotes',
    'a: [x]',
  ],
  [
    'a: {b} c',
    '1:4',
    'text that starts with { needs quotes around it; in a list, a comma goes between two items',
    'a: "{b} c"',
  ],
  [
    '{b}: c',
    '1:1',
    'a key is a plain word; text that starts with { or [ needs quotes around it',
    'replied: "{owner} replied"',
  ],
  [
    'a: > b',
    '1:4',
    'after > the text begins on the next line, indented; text that starts with > needs quotes around it',
    'a: |\n  b',
  ],
  ['a: |\nfoo', '2:1', 'the text below | must be indented by two spaces more than a', 'a: |\n  foo'],
  [
    'a: - b',
    '1:4',
    'a list begins on the line below its key; text that starts with - and a space needs quotes around it',
    'a:\n  - b',
  ],
  ['- a\n-b', '2:1', 'a list item starts with a hyphen and a space', '- b'],
  ['– a: b\n- a: c', '1:1', 'a list item starts with a hyphen and a space, not with –', '- a: b'],
  ['title:x\na: b', '1:1', 'this line needs a key, a colon and a space before its value', 'title: x'],
  [
    'a: x\n\ttitle: y',
    '2:1',
    'there is a tab at the start of this line: only spaces are allowed there',
    'a: x\n  title: y',
  ],
  [
    'a:\n  b: x\n  \tc: y',
    '3:3',
    'there is a tab at the start of this line: only spaces are allowed there',
    '  b: x\n    c: y',
  ],
  ['- a\n\t- b', '2:1', 'there is a tab at the start of this line: only spaces are allowed there', '- a\n  - b'],
  ['a: b\nc: d\na: e', '3:1', 'the key a is used twice, first on line 1: remove one of the two', undefined],
  ['<<: { a: b }', '1:1', 'groups cannot be merged with <<: write the keys out', undefined],
  ['a: x\n---\nb: y', '2:1', 'a second document starts here: remove the ---', undefined],
  [
    '%YAML 1.1\n---\na: yes',
    '1:1',
    'a line must not start with %: put the text in quotes, or remove the line',
    '"%YAML 1.1"',
  ],
  ['a: &a [*a, *a]\nb: &b [*a, *a]\nc: *b', '1:8', 'text that starts with * needs quotes around it', 'title: "*word"'],
])('%j is explained, with the line corrected', (text, position, sentence, example) => {
  const [error] = parseYaml(`${text}\n`).errors;
  expect(error && `${error.line}:${error.column}`).toBe(position);
  if (error) expect(error).toMatchObject({ sentence, ...(example !== undefined && { example }) });
});

test('values that repeat each other ten thousand times are reported, not expanded', () => {
  const layers = Array.from(
    { length: 5 },
    (_, index) => `b${index}: &b${index} [${Array(10).fill(index ? `*b${index - 1}` : 'x')}]`,
  );
  const { data, errors } = parseYaml(`${layers.join('\n')}\nlast: *b4\n`);
  expect(data).toBeUndefined();
  expect(errors).toMatchObject([{ sentence: 'values are repeated with * too many times: write them out' }]);
});

test.each(['['.repeat(100_000), '- '.repeat(50_000), '{a: '.repeat(20_000)])(
  'endlessly nested lists are reported',
  (text) => {
    const [error] = parseYaml(text).errors;
    expect(error?.sentence).toMatch(/^(too many lists or groups are nested here|the [[{] here is never closed)/);
  },
);

test.each([
  [
    '- text: "open',
    [
      {
        line: 1,
        column: 9,
        key: '0.text',
        sentence: 'the " here is not closed on this line',
        example: 'text: "open"',
      },
    ],
  ],
  [
    '- text: one\n  text: two',
    [
      {
        line: 2,
        column: 3,
        key: '0.text',
        sentence: 'the key text is used twice, first on line 1: remove one of the two',
        example: 'text: V1.0 finished',
      },
    ],
  ],
  [
    '- a\n---\n- b',
    [
      {
        line: 2,
        column: 1,
        sentence: 'a second document starts here: remove the ---',
        example: '{ date: 2025-10-27, text: V1.0 finished }',
      },
    ],
  ],
  [
    '- text: *one*\n  date: 2025-10-27\n- text: @two\n  date: 2025-10-27',
    [
      {
        line: 3,
        column: 9,
        key: '1.text',
        sentence: 'text that starts with @ needs quotes around it',
        example: 'text: "@two"',
      },
    ],
  ],
])('%j is reported with its file, position and key', async (text, problems) => {
  const found = await findProblems({ 'updates.yaml': text });
  expect(found).toMatchObject(problems.map((problem) => ({ file: 'content/updates.yaml', ...problem })));
});
