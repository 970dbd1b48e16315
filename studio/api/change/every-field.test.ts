import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tidyText } from '#content-reader/write/splice-text.ts';
import { parseYaml } from '#content-reader/yaml/yaml-file.ts';
import { type ContentDefinition, collections, contentFiles } from '#model/content-schema.ts';
import { editText, invertEdits, makeEdit, type TextEdit } from '#studio/api/journal/edit.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { changeText } from './change-text.ts';
import { isSameValue } from './same-value.ts';

const project = join(import.meta.dirname, '../../..');
const files = globSync('{sample,e2e/second-owner}/content/**/*.yaml', { cwd: project });
const definitions = Object.values<ContentDefinition>({ ...contentFiles, ...collections });

function listFields(value: PlainValue, path: KeyPath = []): { path: KeyPath; value: PlainValue }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listFields(item, [...path, index]));
  return Object.entries(value).flatMap(([key, child]) => listFields(child, [...path, key]));
}

const changeValue = (value: PlainValue) =>
  typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `${String(value ?? '').trimEnd()}x`;

/** As an editor on Windows leaves it. */
const asOnWindows = (text: string) => `\ufeff${tidyText(text).replaceAll('\n', '\r\n')}`;

describe.each(files)('each value of %s', (file) => {
  const definition = definitions.find((one) => one.file === basename(file)) as ContentDefinition;

  it.each([
    ['as it is', (text: string) => text],
    ['with other line ends and a byte order mark', asOnWindows],
  ])('%s, is changed alone, and every byte comes back', async (_how, rewrite) => {
    const text = rewrite(await readFile(join(project, file), 'utf8'));
    const data = parseYaml(tidyText(text)).data as PlainValue;
    for (const { path, value } of listFields(data)) {
      const changed = changeText({ text, data }, { do: 'set', path, value: changeValue(value) }, { file, definition });
      expect(isSameValue(parseYaml(tidyText(changed.text)).data, changed.data), path.join('.')).toBe(true);
      const edit = makeEdit(file, text, changed.text);
      // Within the value's own lines: the test of setValue says where they are.
      expect(edit.removed.length, path.join('.')).toBeLessThan(tidyText(String(value)).length * 2 + 200);
      expect(editText(text, edit)).toBe(changed.text);
      expect(editText(changed.text, invertEdits([edit])[0] as TextEdit)).toBe(text);
    }
  });
});
