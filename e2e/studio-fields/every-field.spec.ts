import { expect } from '@playwright/test';
import { sampleContent } from '../../scripts/test-site.ts';
import { readFiles } from '../studio-preview-fixture.ts';
import { driveFields } from './drive-fields.ts';
import { test } from './fields-fixture.ts';

for (const { file } of readFiles(sampleContent).filter(({ state }) => state === 'there')) {
  test(`${file}: every field is set in its form, seen, alone in the file, and undone byte for byte`, async ({
    fields,
  }) => {
    test.setTimeout(600_000);
    expect(
      await driveFields(
        fields,
        file,
        fields.values.filter((value) => value.file === file),
      ),
    ).toEqual([]);
  });
}
