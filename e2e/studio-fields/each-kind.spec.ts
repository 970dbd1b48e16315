import { expect } from '@playwright/test';
import { listFields } from '#studio/api/fields/list-fields.ts';
import { sampleContent } from '../../scripts/test-site.ts';
import { readFiles } from '../studio-preview-fixture.ts';
import { driveFields } from './drive-fields.ts';
import { test } from './fields-fixture.ts';
import { findOldExceptions } from './places.ts';
import { listValues, type Value } from './values.ts';

/** One field of each kind, and one of each file that has none of these. `npm test -- fields` drives all. */
function chooseSome(values: readonly Value[]): Value[] {
  const kinds = new Set<string>();
  const names = new Set<string>();
  return values.filter(({ field: { kind }, name }) => {
    const isNew = !kinds.has(kind) || !names.has(name);
    kinds.add(kind);
    names.add(name);
    return isNew;
  });
}

const chosen = Object.groupBy(chooseSome(listValues(readFiles(sampleContent), listFields())), ({ file }) => file);

for (const [file, some = []] of Object.entries(chosen)) {
  test(`${file}: ${some.map(({ path }) => path.join('.')).join(', ')}`, async ({ fields }) => {
    const isChosen = (value: Value) => some.some(({ pattern }) => value.file === file && value.pattern === pattern);
    expect(await driveFields(fields, file, fields.values.filter(isChosen))).toEqual([]);
  });
}

test('each exception is about a field that there is', ({ fields }) => {
  expect(findOldExceptions(fields.values.map(({ pattern }) => pattern))).toEqual([]);
});
