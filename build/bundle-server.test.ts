import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { dayMs } from '#model/day.ts';
import { defaultRules } from '#model/guestbook-rules.ts';
import { exampleConfig, exampleSettings, writeBuild } from '#server/site-fixture.ts';
import { bundleServer } from './bundle-server.ts';
import { locateServerBundle } from './server-bundle.ts';

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('the bundled server serves a site and its guestbook without any package, and stops on a signal', async () => {
  const file = join(await makeFolder(), 'bundles/now/serve.js');
  await bundleServer(file);
  await using build = await writeBuild({ 'index.html': 'home' }, { ...exampleSettings, guestbook: defaultRules });
  const { siteFolder, settingsFile, dataFolder } = build;
  const config = { ...exampleConfig, siteFolder, settingsFile, dataFolder };
  const program = `const { serve } = await import(${JSON.stringify(pathToFileURL(file).href)});
    console.log((await serve(${JSON.stringify(config)}, '1.2.3')).url);`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: build.folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const address = line.toString().trim();
  expect(await (await fetch(address)).text()).toBe('home');
  expect(await (await fetch(`${address}rest/v1/guestbook_entries?select=*&order=time.desc&limit=200`)).json()).toEqual(
    [],
  );
  server.kill('SIGTERM');
  expect(await once(server, 'close')).toEqual([0, null]);
});

test('a new bundle replaces those that were made more than a month ago', async () => {
  const bundles = join(await makeFolder(), 'bundles');
  for (const [name, days] of Object.entries({ old: 31, recent: 29 })) {
    await mkdir(join(bundles, name), { recursive: true });
    const made = new Date(Date.now() - days * dayMs);
    await utimes(join(bundles, name), made, made);
  }
  await bundleServer(join(bundles, 'now/serve.js'));
  expect((await readdir(bundles)).sort()).toEqual(['now', 'recent']);
});

test('the server is bundled again after a change of its sources, and not after one of the site', async () => {
  const engine = await makeFolder();
  await mkdir(join(engine, 'site'));
  await cp('server/listen.ts', join(engine, 'server/listen.ts'), { recursive: true });
  const before = locateServerBundle(engine);
  await writeFile(join(engine, 'site/app.tsx'), 'new');
  await writeFile(join(engine, 'server/listen.test.ts'), 'new');
  expect(locateServerBundle(engine)).toBe(before);
  await writeFile(join(engine, 'server/listen.ts'), 'new');
  expect(locateServerBundle(engine)).not.toBe(before);
  expect(dirname(dirname(before))).toBe(join(engine, '.cache/server'));
});
