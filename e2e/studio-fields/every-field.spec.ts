import { expect } from '@playwright/test';
import { listFields } from '#studio/api/fields/list-fields.ts';
import { sampleContent } from '../../scripts/test-site.ts';
import { readFiles } from '../studio-preview-fixture.ts';
import { driveFields } from './drive-fields.ts';
import { test } from './fields-fixture.ts';
import { listValues } from './values.ts';

/** Fields in one test: a long file is several, for all workers to have something to do until the end. */
const atOnce = 60;

for (const [file, values = []] of Object.entries(
  Object.groupBy(listValues(readFiles(sampleContent), listFields()), ({ file }) => file),
))
  for (let from = 0; from < values.length; from += atOnce) {
    const last = Math.min(from + atOnce, values.length);
    // The fixture's copy has more: what the sample leaves out comes with the last part.
    const to = last === values.length ? undefined : last;
    test(`${file}, ${from + 1} to ${last}: every field is set in its form, seen, alone in the file, and undone byte for byte`, async ({
      fields,
    }) => {
      test.setTimeout(600_000);
      const own = fields.values.filter((value) => value.file === file);
      expect(await driveFields(fields, file, own.slice(from, to))).toEqual([]);
    });
  }
