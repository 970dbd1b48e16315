import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/storage/database.ts';
import { compileEngine } from './compile-engine.ts';

const project = resolve('.');
const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
const engine = join(folder, 'engine');
afterAll(() => rmSync(folder, { recursive: true }));

await compileEngine(project, engine);
for (const file of ['bin', 'server/node-version.mjs', 'package.json'])
  cpSync(join(project, file), join(folder, file), { recursive: true });

function run(words: string[], preload = '') {
  const args = [...(preload ? ['--import', `data:text/javascript,${encodeURIComponent(preload)}`] : [])];
  return new Promise<{ code: unknown; out: string; errors: string }>((done) => {
    execFile(process.execPath, [...args, join(folder, 'bin/bonbon.mjs'), ...words], (error, out, errors) =>
      done({ code: error?.code ?? 0, out, errors }),
    );
  });
}

test('the compiled command runs without any package', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(await run(['--version'])).toEqual({ code: 0, out: `${version}\n`, errors: '' });
});

test("an error's stack trace names the source file and its line", async () => {
  const { code, errors } = await run(['--version'], "console.log = () => { throw new Error('inside'); };");
  expect([code, errors]).toEqual([1, expect.stringContaining('Error: inside')]);
  const [, line = ''] = /[\\/]cli[\\/]run-cli\.ts:(\d+):\d+/.exec(errors) ?? [];
  expect(readFileSync('cli/run-cli.ts', 'utf8').split('\n')[Number(line) - 1]).toContain('console.log(engineVersion)');
});

test('maps lead to our own sources, and no file names a map that is not there', () => {
  const files = readdirSync(engine);
  const maps = files.filter((name) => name.endsWith('.map'));
  expect(maps.length).toBeGreaterThan(5);
  for (const name of maps) {
    const { sources } = JSON.parse(readFileSync(join(engine, name), 'utf8')) as { sources: string[] };
    expect(
      sources.some((source) => !source.includes('node_modules')),
      name,
    ).toBe(true);
  }
  for (const name of files.filter((file) => file.endsWith('.js'))) {
    const [, map] = /\n\/\/# sourceMappingURL=(\S+)/.exec(readFileSync(join(engine, name), 'utf8')) ?? [];
    if (map) expect(files, name).toContain(map);
  }
});

/** The packages that a compiled file loads before it runs. */
function listPackages(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(join(engine, file), 'utf8');
  const loaded = [...code.matchAll(/^(?:import|export)\b[^'"]*?(?:from )?["']([^'"]+)["'];$/gm)].map(
    ([, name = '']) => name,
  );
  return loaded.flatMap((name) => (name.startsWith('./') ? listPackages(name.slice(2), seen) : [name]));
}
const fileOf = (verb: string) => {
  const [file = ''] = readdirSync(engine).filter(
    (name) => name.startsWith(`${verb}-`) && /^\w+-[\w-]{8}\.js$/.test(name),
  );
  return file;
};
const listDependencies = (verb: string) => listPackages(fileOf(verb)).filter((name) => !name.startsWith('node:'));

test.each(['start', 'build', 'guestbook', 'backup', 'doctor'])('%s loads no package until it needs one', (verb) => {
  expect(fileOf(verb)).not.toBe('');
  expect(listDependencies(verb)).toEqual([]);
});

test('of the verbs that read the content, only dev loads vite at once, and only resume loads pdfkit', () => {
  const withVite = ['check', 'resume', 'dev'].filter((verb) => listDependencies(verb).includes('vite'));
  const withPdfkit = ['check', 'resume', 'dev'].filter((verb) => listDependencies(verb).includes('pdfkit'));
  expect([withVite, withPdfkit]).toEqual([['dev'], ['resume']]);
});

test('the database’s tables and the thread that checks it are among the compiled files', async () => {
  expect(readdirSync(join(engine, 'migrations'))).toEqual(readdirSync('server/storage/migrations'));
  const data = join(folder, 'data');
  openDatabase(data).close();
  const worker = new Worker(join(engine, 'check-worker.js'), { workerData: join(data, 'bonbon.sqlite') });
  const faults = await new Promise((done, fail) => worker.on('message', done).on('error', fail));
  expect(faults).toEqual([]);
});

test('the thread that makes the nightly backup is among the compiled files', async () => {
  const data = join(folder, 'data-to-copy');
  openDatabase(data).close();
  const workerData = { source: join(data, 'bonbon.sqlite'), copy: join(data, 'copy.sqlite') };
  const worker = new Worker(join(engine, 'backup-worker.js'), { workerData });
  const answer = await new Promise((done, fail) => worker.on('message', done).on('error', fail));
  expect(answer).toEqual({ counts: { entryCount: 0, visitCount: 0, bytes: expect.any(Number) } });
});
