import { expect, test } from 'vitest';
import { formatProblems } from './problem.ts';

test('problems are grouped by file, each with its position, key, sentence and example', () => {
  const shown = formatProblems([
    { file: 'content/a.yaml', line: 7, column: 5, key: '2.image', sentence: 'is missing', example: 'image: cat.svg' },
    { file: 'content/a.yaml', line: 9, column: 1, key: 'x', sentence: 'must be text' },
    {
      file: 'content/b.yaml',
      line: 1,
      column: 1,
      key: '',
      sentence: 'the file is missing',
      example: 'a: 1\nb:\n  - 2',
    },
  ]);
  expect(shown).toBe(`content/a.yaml:7:5  2.image  is missing
    for example: image: cat.svg
content/a.yaml:9:1  x  must be text

content/b.yaml:1:1  the file is missing
    for example:
        a: 1
        b:
          - 2`);
});
