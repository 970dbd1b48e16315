import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isNewEnough, oldestNode } from './node-version.mjs';

const project = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(project, file), 'utf8');

test('versions are compared by major and minor number', () => {
  expect(['24.15.0', '24.21.0', '25.0.0', '26.10.0', '100.1.0'].map(isNewEnough)).toEqual(Array(5).fill(true));
  expect(
    ['18.20.0', '20.20.2', '22.23.3', '23.11.1', '24.0.0', '24.1.0', '24.2.0', '24.14.1'].map(isNewEnough),
  ).toEqual(Array(8).fill(false));
});

test.each([
  ['package.json', `"node": ">=${oldestNode}"`],
  ['package-lock.json', `"node": ">=${oldestNode}"`],
  ['scripts/node/package.json', `older than ${oldestNode}`],
  ['README.md', `If yours is older than ${oldestNode}, they install`],
  ['CONTRIBUTING.md', `With Node ${oldestNode} or newer`],
  ['bench/README.md', `Node ${oldestNode} or newer`],
  ['docs/decisions/0002-node.md', `from ${oldestNode} on`],
])('%s says %s', (file, sentence) => {
  expect(read(file).replace(/\s+/g, ' ')).toContain(sentence);
});

/** All programs: the scripts of npm, those in the docs, and files that use `import.meta.main`. */
function listPrograms() {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const ofNpm = Object.values(scripts).flatMap((line) => line.match(/\S+\.ts\b/g) ?? []);
  const ofDocs = globSync(['*.md', 'bench/*.md', 'docs/*.md', 'docs/guide/*.md', 'sample/workshop/**/*.md'], {
    cwd: project,
  })
    .map(read)
    .flatMap((text) => [...text.matchAll(/\bnode ((?!_)[\w/-]+\.ts)/g)].map(([, file]) => file ?? ''));
  const withMain = globSync('{server,cli,scripts,bench,sample}/**/*.ts', { cwd: project }).filter(
    (file) => !file.endsWith('.test.ts') && read(file).includes('import.meta.main'),
  );
  return [...new Set([...ofNpm, ...ofDocs, ...withMain])].sort();
}

/** Runs a program on this Node, which claims to be another version. */
function runOn(version: string, file: string) {
  const versionOverride = `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`;
  return new Promise<{ code: unknown; out: string; errors: string }>((done) => {
    execFile(process.execPath, ['--import', versionOverride, file], { cwd: project }, (error, out, errors) =>
      done({ code: error?.code ?? 0, out, errors }),
    );
  });
}

test.each(listPrograms())('%s refuses an older Node before it does anything', async (file) => {
  expect(await runOn('24.14.1', file)).toEqual({
    code: 1,
    out: '',
    errors:
      'This is Node 24.14.1, but Bonbon needs 24.15 or newer. npm start and the other npm commands install one ' +
      'automatically; to run without npm, install it from https://nodejs.org.\n',
  });
});

test('the list of programs is not empty', () => {
  expect(listPrograms()).toEqual(expect.arrayContaining(['cli/main.ts', 'scripts/static-server.ts']));
});
