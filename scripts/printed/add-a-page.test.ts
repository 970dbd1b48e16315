import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { engineFolder } from '#build/engine-folder.ts';
import { sampleFiles, writeContent } from '#content-reader/content-fixture.ts';

const run = promisify(execFile);
const copied = [
  'model',
  'content-reader',
  'site',
  'server',
  'build',
  'publish',
  'resume-pdf',
  'cli',
  'admin',
  'package.json',
  'tsconfig.json',
];

const document = await readFile(join(engineFolder, 'CONTRIBUTING.md'), 'utf8');
const section = document.split('\n## ').find((text) => text.startsWith('Add a page\n')) ?? '';
const steps = section.split(/^\d\. /m).slice(1);

/** The file that a step names first, and its code without the list's indent. */
function readStep(step: string): { file: string; code: string } {
  const [, file = ''] = /`(.*?)`/.exec(step) ?? [];
  const [, code = ''] = /^ {3}```\w+\n(.*?)^ {3}```$/ms.exec(step) ?? [];
  return { file, code: code.replaceAll(/^ {3}/gm, '') };
}

/** Puts the imports after the file's first line, and the rest into the table. */
function addToTable(table: string, code: string): string {
  const imports = code.split('\n').filter((line) => line.startsWith('import '));
  const lines = code.split('\n').filter((line) => line && !line.startsWith('import '));
  return table
    .replace('\n', `\n${imports.join('\n')}\n`)
    .replace(/^export const contentFiles = \{$/m, (start) => [start, ...lines].join('\n'));
}

test('a page that is added by the five steps of CONTRIBUTING is built, linked and type-checked', async () => {
  const [schema, table, content, component, menu, ...more] = steps.map(readStep);
  if (!schema || !table || !content || !component || !menu) throw new Error(`there are ${steps.length} steps`);
  expect(more).toEqual([]);
  const site = String((await sampleFiles())['site.yaml']);
  const sections = site.replace(/^( *)links:\n/m, (line, indent) => `${line}${indent}  ${menu.code}`);
  const folder = dirname(
    await writeContent({ 'site.yaml': sections, [content.file.replace('content/', '')]: content.code }),
  );

  const engine = join(folder, 'engine');
  await Promise.all(copied.map((name) => cp(join(engineFolder, name), join(engine, name), { recursive: true })));
  await symlink(join(engineFolder, 'node_modules'), join(engine, 'node_modules'));
  for (const { file, code } of [schema, component]) {
    await mkdir(dirname(join(engine, file)), { recursive: true });
    await writeFile(join(engine, file), code);
  }
  const tableFile = join(engine, table.file);
  await writeFile(tableFile, addToTable(await readFile(tableFile, 'utf8'), table.code));
  const types = {
    extends: './tsconfig.json',
    include: [schema.file, component.file, 'site/content/virtual-modules.d.ts'],
  };
  await writeFile(join(engine, 'tsconfig.page.json'), JSON.stringify(types));

  const dist = join(folder, 'dist');
  await Promise.all([
    run(process.execPath, [join(engineFolder, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.page.json'], {
      cwd: engine,
    }),
    run(process.execPath, ['cli/main.ts', 'build', '--site', folder, '--out', dist], { cwd: engine }),
  ]);
  const page = await readFile(join(dist, 'site/garden/index.html'), 'utf8');
  expect(page).toMatch(/<title>Garden\b/);
  expect(page).toContain('<strong>far too much</strong>');
  expect(await readFile(join(dist, 'site/index.html'), 'utf8')).toMatch(/<nav.*<a [^>]*href="\/garden"/s);
  expect(await readFile(join(dist, 'site/sitemap.xml'), 'utf8')).toContain('/garden</loc>');
}, 180_000);
