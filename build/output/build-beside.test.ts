import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { exampleConfig, exampleSettings } from '#server/site-fixture.ts';
import { startServer } from '#server/start-server.ts';
import { beginBuild } from './build-folder.ts';

const project = join(import.meta.dirname, '../..');
/** Too large to be kept in memory. */
const song = Buffer.alloc(300_000, 'song');

/** A folder with a site that differs from any build of the content. */
async function writeOldSite() {
  const parent = await mkdtemp(join(tmpdir(), 'bonbon-'));
  const out = join(parent, 'dist');
  const build = await beginBuild(out);
  await mkdir(join(build.folder, 'site/assets'), { recursive: true });
  await writeFile(join(build.folder, 'site/index.html'), 'the old site');
  await writeFile(join(build.folder, 'site/assets/old-1.js'), 'old');
  await writeFile(join(build.folder, 'site/assets/song-1.mp3'), song);
  await writeFile(join(build.folder, 'server.json'), JSON.stringify(exampleSettings));
  await build.publish();
  return { parent, out, [Symbol.asyncDispose]: () => rm(parent, { recursive: true }) };
}

/** A build of the smallest site, in its own process; `lines` are what it prints. */
function startBuild(out: string) {
  const content = join(project, 'e2e/second-owner/content');
  const program = `
    import { buildSite } from ${JSON.stringify(pathToFileURL(join(project, 'build/build-site.ts')))};
    await buildSite({ ...${JSON.stringify({ content, cache: join(out, '../cache'), dist: out })}, onProgress: console.log });`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, ended: once(child, 'exit'), lines: createInterface({ input: child.stdout }) };
}

test.each(['Reading content…', 'Building pages…', 'Compressing…'])(
  'a build that is killed after "%s" leaves the site as it was, and the next build removes what it left',
  { timeout: 120_000 },
  async (lastLine) => {
    await using site = await writeOldSite();
    const before = await realpath(site.out);
    const { child, ended, lines } = startBuild(site.out);
    for await (const line of lines) if (line === lastLine) child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(await realpath(site.out)).toBe(before);
    expect(await readFile(join(site.out, 'site/index.html'), 'utf8')).toBe('the old site');
    const next = await beginBuild(site.out);
    expect(await readdir(join(site.parent, '.dist'))).toEqual([basename(before), next.name].sort());
    await next.discard();
  },
);

test('a running server answers all requests while the site is rebuilt, and serves the new one when it is finished', {
  timeout: 120_000,
}, async () => {
  await using site = await writeOldSite();
  const log: string[] = [];
  const siteFolder = join(site.out, 'site');
  const settingsFile = join(site.out, 'server.json');
  const dataFolder = join(site.parent, 'data');
  const server = await startServer(
    { ...exampleConfig, siteFolder, settingsFile, dataFolder },
    { log: (line) => log.push(line), pollMs: 20 },
  );
  const { child, ended, lines } = startBuild(site.out);
  let isEnded = false;
  void ended.then(() => {
    isEnded = true;
  });
  const seen = new Set<string>();
  const statuses = new Set<number>();
  const visit = async () => {
    const page = await fetch(server.url);
    seen.add((await page.text()) === 'the old site' ? 'old' : 'new');
    const part = { headers: { range: 'bytes=200000-' } };
    const answers = [
      page,
      await fetch(`${server.url}assets/old-1.js`),
      await fetch(`${server.url}assets/song-1.mp3`, part),
    ];
    await answers[2]?.arrayBuffer();
    for (const { status } of answers) statuses.add(status);
  };
  for await (const line of lines) {
    await visit();
    // The last line before the folders are swapped; from here on there is always a request.
    if (line === 'Compressing…') break;
  }
  while (!isEnded || !seen.has('new')) await visit();
  expect(child.exitCode).toBe(0);
  expect([...seen]).toEqual(['old', 'new']);
  // Pages that were open before request the old site's script and song.
  expect([...statuses].sort()).toEqual([200, 206]);
  expect(log).toEqual([expect.stringMatching(/^\S+ A new build is now served\.$/)]);
  await server.stop(0);
});
