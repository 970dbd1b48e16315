import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, realpath, rename, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { beginBuild, removeLeftovers } from './build-folder.ts';
import { type LocationFixture, makeLocation, writeParts } from './output-location-fixture.ts';
import { finishSwap } from './swap-parts.ts';

const previousOf = async ({ out }: LocationFixture) => {
  const previous = (await readFile(join(out, 'previous'), 'utf8')).trim();
  return readFile(join(await realpath(out), previous, 'site/index.html'), 'utf8');
};
const ageMs = 61_000;
/** Makes the replaced builds look as if they had been replaced a minute ago. */
async function ageReplaced({ store }: Pick<LocationFixture, 'store'>) {
  for (const name of await readdir(store)) {
    const marker = join(store, name, 'replaced');
    if (existsSync(marker)) await utimes(marker, new Date(), new Date(Date.now() - ageMs));
  }
}

test('a build is not visible before it is finished, and then replaces the previous one completely', async () => {
  using location = await makeLocation();
  await location.build('first');
  const second = await beginBuild(location.out);
  await writeParts(second, 'second');
  expect(await location.read()).toBe('first');
  await second.publish();
  expect(await location.read()).toBe('second');
  expect(await previousOf(location)).toBe('first');
  // What owners upload is a real folder, not a link.
  expect((await lstat(join(location.out, 'site'))).isDirectory()).toBe(true);
});

/** Reads a file without a pause, in a thread of its own. `stop` resolves with the first error, or null. */
async function keepReading(file: string) {
  const flags = new Int32Array(new SharedArrayBuffer(4));
  const program = `
    const { readFileSync } = require('node:fs');
    const { parentPort, workerData: { file, flags } } = require('node:worker_threads');
    parentPort.postMessage('started');
    let failure = null;
    while (!Atomics.load(flags, 0) && !failure) {
      try {
        readFileSync(file);
      } catch ({ message }) {
        failure = message;
      }
    }
    parentPort.postMessage(failure);`;
  const reader = new Worker(program, { eval: true, workerData: { file, flags } });
  await once(reader, 'message');
  const ended = once(reader, 'message');
  return {
    stop: async () => {
      Atomics.store(flags, 0, 1);
      return (await ended)[0];
    },
  };
}

test('a reader always finds a site while builds replace each other', async () => {
  using location = await makeLocation();
  await location.build('0');
  const reader = await keepReading(join(location.out, 'site/index.html'));
  for (let number = 1; number <= 40; number++) await location.build(String(number));
  expect(await reader.stop()).toBeNull();
});

test('a build that fails leaves nothing', async () => {
  using location = await makeLocation();
  await location.build('first');
  const failed = await beginBuild(location.out);
  await writeParts(failed, 'second');
  await failed.discard();
  expect(await location.read()).toBe('first');
  expect(await readdir(location.store)).toHaveLength(1);
});

test('builds older than the previous one are removed when no server reads them any more', async () => {
  using location = await makeLocation();
  for (const name of ['first', 'second', 'third']) await location.build(name);
  expect(await readdir(location.store)).toHaveLength(3);
  await ageReplaced(location);
  await location.build('fourth');
  await ageReplaced(location);
  await location.build('fifth');
  expect(await location.read()).toBe('fifth');
  expect(await previousOf(location)).toBe('fourth');
  expect(await readdir(location.store)).toHaveLength(2);
});

test('two builds at once do not affect each other, and the last to finish stays', async () => {
  for (const isMixed of [false, true]) {
    using location = await makeLocation();
    if (isMixed) await addOtherFiles(location);
    await location.build('first');
    const [one, other] = await Promise.all([beginBuild(location.out), beginBuild(location.out)]);
    await writeParts(one, 'one');
    await writeParts(other, 'other');
    await other.publish();
    expect(await location.read()).toBe('other');
    await one.publish();
    expect(await location.read()).toBe('one');
    await Promise.all(['a', 'b', 'c', 'd'].map(location.build));
    expect(await location.read()).toMatch(/^[a-d]$/);
  }
});

/** Runs a build in its own process, which writes its parts and can then be killed. */
async function startBuildToKill(out: string) {
  const program = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { beginBuild } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'build-folder.ts')))};
    const build = await beginBuild(${JSON.stringify(out)});
    mkdirSync(build.folder + '/site');
    writeFileSync(build.folder + '/site/index.html', 'killed');
    writeFileSync(build.folder + '/server.json', 'killed');
    console.log(build.folder);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const folder = String(line).trim();
  return {
    folder,
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

test('a build that runs in another process is left alone, and removed by the next build after it was killed', async () => {
  using location = await makeLocation();
  await location.build('first');
  const other = await startBuildToKill(location.out);
  await location.build('second');
  expect(existsSync(other.folder)).toBe(true);
  await other.kill();
  await location.build('third');
  expect(existsSync(other.folder)).toBe(false);
  expect(await location.read()).toBe('third');
});

test('what a killed build left elsewhere is removed, too, and a running one keeps its files', async () => {
  using location = await makeLocation();
  const other = await startBuildToKill(location.out);
  const own = await beginBuild(location.out);
  for (const { folder } of [other, own]) await mkdir(join(location.parent, `prerender-${basename(folder)}`));
  await mkdir(join(location.parent, 'vite'));
  await other.kill();
  await removeLeftovers(location.parent, 'prerender-');
  expect((await readdir(location.parent)).sort()).toEqual(['.dist', `prerender-${own.name}`, 'vite']);
  await own.discard();
});

test('a build of an old version, which is a plain folder, becomes the previous one', async () => {
  using location = await makeLocation();
  await writeParts({ folder: location.out }, 'of version 0.5.0', true);
  await location.build('first');
  expect(await location.read()).toBe('first');
  expect(await previousOf(location)).toBe('of version 0.5.0');
  expect((await lstat(location.out)).isSymbolicLink()).toBe(true);
});

/** Adds a folder that no build made, so that a build is moved in part by part. */
async function addOtherFiles({ out }: LocationFixture) {
  await mkdir(join(out, 'data'), { recursive: true });
}

test('a folder with other files in it stays, and the build is put beside them', async () => {
  using location = await makeLocation();
  await addOtherFiles(location);
  await writeParts({ folder: location.out }, 'first', true);
  await location.build('second');
  expect(await location.read()).toBe('second');
  expect(await previousOf(location)).toBe('first');
  await ageReplaced({ store: join(location.out, '.builds') });
  await location.build('third');
  await ageReplaced({ store: join(location.out, '.builds') });
  await location.build('fourth');
  expect((await readdir(location.out)).sort()).toEqual(['.builds', 'data', 'previous', 'server.json', 'site']);
  expect(await readdir(join(location.out, '.builds'))).toHaveLength(1);
});

test('a part-by-part swap that was interrupted at any point is finished by the next command', async () => {
  const steps: ((made: string, out: string) => Promise<void>)[] = [
    async (made, out) => {
      await mkdir(`${made}.before`);
      await rename(join(out, 'site'), `${made}.before/site`);
    },
    (made) => writeFile(`${made}.before/replaced`, ''),
    (made, out) => rename(join(made, 'server.json'), join(out, 'server.json')),
    (made, out) => rename(join(made, 'site'), join(out, 'site')),
  ];
  for (let cut = 0; cut <= steps.length; cut++) {
    using location = await makeLocation();
    await addOtherFiles(location);
    await location.build('first');
    const other = await startBuildToKill(location.out);
    const name = basename(other.folder);
    await writeFile(join(location.out, 'swapping'), name);
    for (const step of steps.slice(0, cut)) await step(other.folder, location.out);
    // The build still seems to be running.
    await finishSwap(location.out);
    expect(existsSync(join(location.out, 'swapping'))).toBe(true);
    await other.kill();
    await finishSwap(location.out);
    expect(await location.read()).toBe('killed');
    expect(existsSync(join(location.out, 'swapping'))).toBe(false);
    expect(existsSync(other.folder)).toBe(false);
  }
});

test('the parts are on the file system of the folder, even if its parent is on another', async () => {
  using location = await makeLocation();
  await addOtherFiles(location);
  const build = await beginBuild(location.out);
  expect(dirname(build.folder)).toBe(join(location.out, '.builds'));
  await build.discard();
});
