import { expect, test } from 'vitest';
import { findProblems } from './sample-content.ts';
import { parseYaml } from './yaml-file.ts';

const source = 'title: Hello\nlist:\n  - name: one\n    image: a.svg\n  - name: two\nflow: { a: 1, b: [x, y] }\n';

test.each([
  [['title'], 1, 1],
  [['list', 0, 'image'], 4, 5],
  [['list', 1], 5, 5],
  [['list', 1, 'image'], 5, 5],
  [['flow', 'b', 1], 6, 22],
  [['nothing', 'there'], 1, 1],
])('the path %j stands at %i:%i, or what is there of it', (path, line, column) => {
  expect(parseYaml(source).positionOf(path)).toEqual({ line, column });
});

test('an offset belongs to the innermost key around it', () => {
  expect(parseYaml(source).pathAt(source.indexOf('a.svg'))).toEqual(['list', 0, 'image']);
});

test('values that are repeated with an anchor are found where they are written', () => {
  const yaml = parseYaml('- &cat\n  name: Mochi\n  image: cat.svg\n- *cat\n');
  expect(yaml.data).toEqual([
    { name: 'Mochi', image: 'cat.svg' },
    { name: 'Mochi', image: 'cat.svg' },
  ]);
  expect(yaml.positionOf([1, 'image'])).toEqual({ line: 3, column: 3 });
});

test('days and the words yes and no stay text', () => {
  expect(parseYaml('[2025-10-27, yes, no, on]').data).toEqual(['2025-10-27', 'yes', 'no', 'on']);
});

test.each([
  ['- text: "open', 1, 14, 'this is not valid YAML: Missing closing "quote', 'text: V1.0 finished'],
  ['- text: one\n  text: two', 2, 3, 'this is not valid YAML: Map keys must be unique', 'text: V1.0 finished'],
  [
    'a: b: c',
    1,
    4,
    "this is not valid YAML: a text with ': ' in it must stand in quotes",
    'title: "A text: with a colon, in quotes"',
  ],
  [
    '- a\n---\n- b',
    2,
    1,
    'this is not valid YAML: a second document starts here; take the --- away',
    '{ date: 2025-10-27, text: V1.0 finished }',
  ],
])('%j is a mistake at its place', async (text, line, column, sentence, example) => {
  const problems = await findProblems({ 'updates.yaml': text });
  expect(problems).toMatchObject([{ file: 'content/updates.yaml', line, column, sentence, example }]);
});
