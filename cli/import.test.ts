import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openMachine, siteYaml } from '#admin/archive/archive-fixture.ts';
import { importSite } from './import.ts';
import { contextIn, makeEngine, makeTestFolder } from './new/engine-fixture.ts';

test('on a machine without a site, a whole one is made: a package, what Git ignores, content and data', async () => {
  await using machine = await openMachine();
  await machine.writeContent('old');
  await machine.writeData('old');
  await machine.runIn('old', 'export', ['one.zip']);
  const engine = await makeEngine(join(await makeTestFolder(), 'engine'));
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const code = await importSite(['one.zip', 'my-site'], contextIn(machine.folder), engine);
  const printed = print.mock.calls.flat().join('');
  print.mockRestore();
  expect(printed).toContain('my-site has 4 files of content.\n8 messages added, 0 already there.');
  expect(printed).toContain('cd my-site\n  npm install\n  npm start');
  expect(code).toBe(0);
  const read = (path: string) => readFile(join(machine.siteFolder('my-site'), path), 'utf8');
  expect(await read('content/site.yaml')).toBe(siteYaml);
  expect(JSON.parse(await read('package.json'))).toMatchObject({
    name: 'my-site',
    scripts: { import: 'bonbon import' },
  });
  expect(await read('.gitignore')).toContain('/export-*.zip');
  expect((await machine.runIn('my-site', 'export', ['two.zip'])).code).toBe(0);
  const [one, two] = await Promise.all(['one.zip', 'two.zip'].map((name) => readFile(join(machine.folder, name))));
  expect(two?.equals(one ?? Buffer.of())).toBe(true);
});

test('a folder that is not empty is left alone', async () => {
  await using machine = await openMachine();
  await machine.writeContent('old');
  await machine.runIn('old', 'export', ['one.zip']);
  const notes = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = await importSite(['one.zip', 'old'], contextIn(machine.folder), join(machine.folder, 'nowhere'));
  const noted = notes.mock.calls.flat().join('');
  notes.mockRestore();
  expect(noted).toContain('old is not empty, so nothing was written there.');
  expect(code).toBe(1);
});
