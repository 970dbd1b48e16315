import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { engineFolder } from '#build/engine-folder.ts';
import { writeContent } from '#content-reader/content-fixture.ts';
import { verb as dev } from './dev.ts';

async function makeSite(name: string) {
  const content = await writeContent();
  const site = join(dirname(content), name);
  mkdirSync(site);
  renameSync(content, join(site, 'content'));
  return site;
}

function runIn(site: string, ...words: string[]) {
  const child = spawn(process.execPath, [join(engineFolder, 'cli/main.ts'), ...words], {
    cwd: site,
    env: { PATH: process.env.PATH, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (part) => {
    errors += part;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, errors }));
  return { lines: createInterface({ input: child.stdout }), ended, stop: () => child.kill() };
}

test('a site in a folder with spaces, umlauts, % and emoji is checked, built and started', async () => {
  const site = await makeSite('mein süßer Ort 100% 🍬');
  const check = runIn(site, 'check');
  expect(await check.ended).toEqual({ code: 0, errors: '' });
  const { lines, ended, stop } = runIn(site, 'start');
  for await (const line of lines) {
    const [, address] = /The site is at (\S+)/.exec(line) ?? [];
    if (!address) continue;
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root"');
    stop();
  }
  expect((await ended).code).toBe(0);
}, 180_000);

test('a site whose path has a character that the build cannot read is refused with the reason', async () => {
  const site = await makeSite('No. #1');
  const reason = `The path ${join(site, 'content')} contains a #, so no site can be built there. Rename the folder that has the # in its name.`;
  const { lines, ended } = runIn(site, 'build');
  lines.resume();
  expect(await ended).toEqual({ code: 1, errors: `${reason}\n` });
  const context = { siteOption: undefined, workingFolder: site, currentFolder: site, environment: {} };
  await expect(dev.run([], context)).rejects.toThrow(reason);
});
