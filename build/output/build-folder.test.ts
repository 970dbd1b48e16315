import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, realpath, rename, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { beginBuild, finishSwap, removeLeftovers } from './build-folder.ts';
import { makePlace, type Place, writeParts } from './place-fixture.ts';

const previousOf = async ({ out }: Place) => {
  const previous = (await readFile(join(out, 'previous'), 'utf8')).trim();
  return readFile(join(await realpath(out), previous, 'site/index.html'), 'utf8');
};
const ageMs = 61_000;
/** As if the build that it took the place of had been replaced a minute ago. */
async function ageReplaced({ store }: Pick<Place, 'store'>) {
  for (const name of await readdir(store)) {
    const marker = join(store, name, 'replaced');
    if (existsSync(marker)) await utimes(marker, new Date(), new Date(Date.now() - ageMs));
  }
}

test('a build is not to be seen before it is finished, and then takes the place of the one before as a whole', async () => {
  using place = await makePlace();
  await place.build('first');
  const second = await beginBuild(place.out);
  await writeParts(second, 'second');
  expect(await place.read()).toBe('first');
  await second.publish();
  expect(await place.read()).toBe('second');
  expect(await previousOf(place)).toBe('first');
  // Whoever uploads it sees a plain folder.
  expect((await lstat(join(place.out, 'site'))).isDirectory()).toBe(true);
});

/** Reads a file without a pause, in a thread of its own. `stop` resolves with the first error, or null. */
async function readOnAndOn(file: string) {
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

test('whoever reads while builds take the place of one another always finds one', async () => {
  using place = await makePlace();
  await place.build('0');
  const reader = await readOnAndOn(join(place.out, 'site/index.html'));
  for (let number = 1; number <= 40; number++) await place.build(String(number));
  expect(await reader.stop()).toBeNull();
});

test('a build that fails leaves nothing', async () => {
  using place = await makePlace();
  await place.build('first');
  const failed = await beginBuild(place.out);
  await writeParts(failed, 'second');
  await failed.discard();
  expect(await place.read()).toBe('first');
  expect(await readdir(place.store)).toHaveLength(1);
});

test('the last but one build goes with the one after next, once no server reads it any more', async () => {
  using place = await makePlace();
  for (const name of ['first', 'second', 'third']) await place.build(name);
  expect(await readdir(place.store)).toHaveLength(3);
  await ageReplaced(place);
  await place.build('fourth');
  await ageReplaced(place);
  await place.build('fifth');
  expect(await place.read()).toBe('fifth');
  expect(await previousOf(place)).toBe('fourth');
  expect(await readdir(place.store)).toHaveLength(2);
});

test('two builds at once do not disturb each other, and the last to finish stays', async () => {
  for (const isMixed of [false, true]) {
    using place = await makePlace();
    if (isMixed) await fillWithOthers(place);
    await place.build('first');
    const [one, other] = await Promise.all([beginBuild(place.out), beginBuild(place.out)]);
    await writeParts(one, 'one');
    await writeParts(other, 'other');
    await other.publish();
    expect(await place.read()).toBe('other');
    await one.publish();
    expect(await place.read()).toBe('one');
    await Promise.all(['a', 'b', 'c', 'd'].map(place.build));
    expect(await place.read()).toMatch(/^[a-d]$/);
  }
});

/** Runs a build in a process of its own, which writes its parts and is then killed. */
async function killBuild(out: string, thenPublish = '') {
  const program = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { beginBuild } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'build-folder.ts')))};
    const build = await beginBuild(${JSON.stringify(out)});
    mkdirSync(build.folder + '/site');
    writeFileSync(build.folder + '/site/index.html', 'killed');
    writeFileSync(build.folder + '/server.json', 'killed');
    ${thenPublish}
    console.log(build.folder);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    cwd: join(import.meta.dirname, '../../..'),
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

test('a build that goes on in another process is left alone, and removed by the next build once it was killed', async () => {
  using place = await makePlace();
  await place.build('first');
  const other = await killBuild(place.out);
  await place.build('second');
  expect(existsSync(other.folder)).toBe(true);
  await other.kill();
  await place.build('third');
  expect(existsSync(other.folder)).toBe(false);
  expect(await place.read()).toBe('third');
});

test('what a killed build left elsewhere goes, too, and what goes on stays', async () => {
  using place = await makePlace();
  const other = await killBuild(place.out);
  const own = await beginBuild(place.out);
  for (const { folder } of [other, own]) await mkdir(join(place.parent, `prerender-${basename(folder)}`));
  await mkdir(join(place.parent, 'vite'));
  await other.kill();
  await removeLeftovers(place.parent, 'prerender-');
  expect((await readdir(place.parent)).sort()).toEqual(['.dist', `prerender-${own.name}`, 'vite']);
  await own.discard();
});

test('a build of before, which is a plain folder, becomes the one before', async () => {
  using place = await makePlace();
  await writeParts({ folder: place.out }, 'of version 0.5.0', true);
  await place.build('first');
  expect(await place.read()).toBe('first');
  expect(await previousOf(place)).toBe('of version 0.5.0');
  expect((await lstat(place.out)).isSymbolicLink()).toBe(true);
});

/** Others' files, beside which a build is put into the folder part by part. */
async function fillWithOthers({ out }: Place) {
  await mkdir(join(out, 'data'), { recursive: true });
}

test('a folder with other files in it stays, and gets the build beside them', async () => {
  using place = await makePlace();
  await fillWithOthers(place);
  await writeParts({ folder: place.out }, 'first', true);
  await place.build('second');
  expect(await place.read()).toBe('second');
  expect(await previousOf(place)).toBe('first');
  await ageReplaced({ store: join(place.out, '.builds') });
  await place.build('third');
  await ageReplaced({ store: join(place.out, '.builds') });
  await place.build('fourth');
  expect((await readdir(place.out)).sort()).toEqual(['.builds', 'data', 'previous', 'server.json', 'site']);
  expect(await readdir(join(place.out, '.builds'))).toHaveLength(1);
});

test('a swap part by part that was cut off at any point is finished by the next command', async () => {
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
    using place = await makePlace();
    await fillWithOthers(place);
    await place.build('first');
    const other = await killBuild(place.out);
    const name = basename(other.folder);
    await writeFile(join(place.out, 'swapping'), name);
    for (const step of steps.slice(0, cut)) await step(other.folder, place.out);
    // It goes on, for all that anybody can tell.
    await finishSwap(place.out);
    expect(existsSync(join(place.out, 'swapping'))).toBe(true);
    await other.kill();
    await finishSwap(place.out);
    expect(await place.read()).toBe('killed');
    expect(existsSync(join(place.out, 'swapping'))).toBe(false);
    expect(existsSync(other.folder)).toBe(false);
  }
});

test('the parts lie on one file system even where the folder is not on that of its parent', async () => {
  using place = await makePlace();
  await fillWithOthers(place);
  const build = await beginBuild(place.out);
  expect(dirname(build.folder)).toBe(join(place.out, '.builds'));
  await build.discard();
});
