import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { contextIn, makeTestFolder } from './new/engine-fixture.ts';
import { verb } from './schema.ts';

test('the schemas go into the site that the command was typed in', async () => {
  const site = await makeTestFolder();
  await mkdir(join(site, 'content/projects'), { recursive: true });
  await writeFile(join(site, 'content/site.yaml'), '');
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await verb.run([], contextIn(join(site, 'content/projects')))).toBe(0);
  expect(await readdir(join(site, '.bonbon/schema'))).toContain('project.json');
  expect(log.mock.calls.join()).toContain('../../.bonbon/schema: ');
});
