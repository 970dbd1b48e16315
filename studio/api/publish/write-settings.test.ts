import { expect, test } from 'vitest';
import { undo } from '#studio/api/history/undo.ts';
import { openTestSite } from '#studio/api/site/site-fixture.ts';
import { makeWriteSettings } from './write-settings.ts';

test('the choice is one step, which undo takes back byte for byte', async () => {
  const { site, read } = await openTestSite();
  const before = String(await read('site.yaml'));
  const write = makeWriteSettings(site);
  expect(await write({ host: 'neocities', name: 'bonbon' }, 'https://bonbon.neocities.org/')).toBeUndefined();
  const after = String(await read('site.yaml'));
  expect(after).toContain('publish:\n  host: neocities\n  name: bonbon\n');
  expect(after).toContain('address: https://bonbon.neocities.org/');
  expect(await write({ host: 'folder', folder: '/media/stick' }, undefined)).toBeUndefined();
  expect(String(await read('site.yaml'))).toContain('publish:\n  host: folder\n  folder: /media/stick\n');
  await undo(site);
  expect(await read('site.yaml')).toBe(after);
  await undo(site);
  expect(await read('site.yaml')).toBe(before);
});
