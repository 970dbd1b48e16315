import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Node, parseDocument } from 'yaml';
import type { KeyPath } from '#content-reader/yaml/key-path.ts';
import { setValue } from './set-value.ts';

const project = join(import.meta.dirname, '../..');
const files = globSync('{sample,e2e/second-owner}/content/**/*.yaml', { cwd: project });

function listFields(value: unknown, path: KeyPath = []): { path: KeyPath; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listFields(item, [...path, index]));
  return Object.entries(value).flatMap(([key, child]) => listFields(child, [...path, key]));
}

/** What of the first text is not in the second, in whole lines: where it begins and ends. */
function findChange(before: string, after: string): [start: number, end: number] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = before.length;
  while (end > start && before[end - 1] === after[after.length - before.length + end - 1]) end -= 1;
  return [before.lastIndexOf('\n', start - 1) + 1, end];
}

const changeValue = (value: unknown) =>
  typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `${String(value ?? '').trimEnd()}x`;

describe.each(files)('each field of %s', (file) => {
  it('can be changed, in the lines of its value alone, and changed back', async () => {
    const source = (await readFile(join(project, file), 'utf8')).replaceAll('\r\n', '\n');
    const document = parseDocument(source);
    for (const { path, value } of listFields(document.toJS())) {
      const changed = setValue(source, path, changeValue(value));
      const [start, end] = findChange(source, changed);
      const [from = 0, to = 0] = (document.getIn(path, true) as Node).range ?? [];
      expect(start, path.join('.')).toBeGreaterThanOrEqual(source.lastIndexOf('\n', from - 1) + 1);
      expect(end, path.join('.')).toBeLessThanOrEqual(to);
      const back = setValue(changed, path, value as string);
      expect(parseDocument(back).toJS(), path.join('.')).toEqual(parseDocument(source).toJS());
    }
  });
});
