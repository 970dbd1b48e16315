import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readStudioWords } from '../words-plugin.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const words = readStudioWords();
const code = globSync('**/*.{ts,tsx}', { cwd: folder })
  .filter((file) => !/\.test\.tsx?$|^fake-/.test(file))
  .map((file) => readFileSync(`${folder}${file}`, 'utf8'))
  .join('\n');

const named = [...code.matchAll(/\b(say|sayCount|findWord)\(\s*['`]([\w.]+)(\$\{)?/g)].map(
  ([, call, key = '', isStart]) => ({ key, isCounted: call === 'sayCount', isStart: isStart !== undefined }),
);

test('every text that the window says is in words.yaml', () => {
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(({ key, isCounted, isStart }) => {
    if (isStart) return !Object.keys(words).some((known) => known.startsWith(key));
    return isCounted ? !(`${key}.one` in words && `${key}.many` in words) : !(key in words);
  });
  expect(missing).toEqual([]);
});

test('every text of words.yaml is said somewhere', () => {
  // Keys of content, and texts chosen by a name between backticks.
  const starts = [
    'keys.',
    'one.',
    'options.',
    'optionTexts.',
    'help.',
    ...named.filter(({ isStart }) => isStart).map(({ key }) => key),
  ].filter((start) => start !== '');
  const quoted = new Set([...code.matchAll(/'([\w.]+\.[\w.]+)'/g)].map(([, key]) => key));
  const unsaid = Object.keys(words).filter(
    (key) =>
      !quoted.has(key) &&
      !quoted.has(key.replace(/\.(one|many)$/, '')) &&
      !starts.some((start) => key.startsWith(start)),
  );
  expect(unsaid).toEqual([]);
});

test('no text is too technical for an owner', () => {
  const technical = /\b(YAML|schema|build|deploy|sync|commit|metadata|alt text)\b/i;
  const found = Object.entries(words).filter(([key, text]) => !key.startsWith('keys.') && technical.test(text));
  expect(found).toEqual([]);
});
