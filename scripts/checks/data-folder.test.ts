import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import { portOf } from '#server/process-fixture.ts';
import { exampleSettings } from '#server/site-fixture.ts';
import { testSite } from '../test-site.ts';

const project = resolve(import.meta.dirname, '../..');
const table = 'rest/v1/guestbook_entries';

type Typed = { in?: string; environment?: Record<string, string> };

/** The project's programs in a separate folder, so that their defaults touch no real data. */
async function openCopy() {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
  for (const name of [
    'server',
    'model',
    'scripts',
    'content-reader',
    'cli',
    'studio',
    'build',
    'admin',
    'publish',
    'resume-pdf',
    'package.json',
  ]) {
    const isCopied = (path: string) => path !== join(project, 'scripts/node');
    await cp(join(project, name), join(folder, name), { recursive: true, filter: isCopied });
  }
  await cp(join(testSite.content, 'site.yaml'), join(folder, 'sample/content/site.yaml'));
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await mkdir(join(folder, 'dist/site'), { recursive: true });
  await writeFile(join(folder, 'dist/site/index.html'), 'home');
  await writeFile(join(folder, 'dist/server.json'), JSON.stringify({ ...exampleSettings, guestbook: defaultRules }));

  const { PATH = '' } = process.env;
  return {
    folder,
    /** `node server/main.ts`, except for the port. */
    async start({ in: cwd = folder, environment = {} }: Typed = {}) {
      const env = { PATH, PORT: '0', ...environment };
      const server = spawn(process.execPath, [join(folder, 'server/main.ts')], { cwd, env });
      const [line] = await once(server.stdout, 'data');
      const address = `http://localhost:${portOf(String(line))}/${table}`;
      const stop = async () => {
        server.kill('SIGTERM');
        await once(server, 'close');
      };
      return {
        async sign(message: string) {
          const time = Date.now() - 1000;
          const body = JSON.stringify({ id: String(time), name: 'Moth', website: '', message, time });
          const headers = { 'content-type': 'application/json' };
          expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(201);
        },
        async list() {
          const rows: { message: string }[] = await (await fetch(`${address}?select=*`)).json();
          return rows.map(({ message }) => message);
        },
        stop,
      };
    },
    /** As npm runs it: in the project's folder, with the folder it was typed in as INIT_CWD. */
    run(script: string, typed: string[], { in: workFolder = folder, environment = {} }: Typed = {}) {
      return new Promise<string>((done, fail) => {
        const env = { PATH, INIT_CWD: workFolder, ...environment };
        const args = [join(folder, 'cli/main.ts'), script, ...typed];
        execFile(process.execPath, args, { cwd: folder, env }, (error, out, notes) =>
          error ? fail(new Error(out + notes)) : done(out),
        );
      });
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

test('what visitors sign is listed, backed up and restored by tools without any option', async () => {
  await using copy = await openCopy();
  const before = await copy.start();
  await before.sign('Lovely hills!');
  expect(await copy.run('guestbook', ['list'])).toContain('Lovely hills!');
  expect(await copy.run('backup', [])).toContain(join('data', 'backups'));
  await before.stop();
  await rm(join(copy.folder, 'data/bonbon.sqlite'));

  const restored = await copy.run('backup', ['restore', 'newest', '--yes']);
  expect(restored).toContain('The guestbook in data now has 1 entry.');
  const after = await copy.start();
  expect(await after.list()).toEqual(['Lovely hills!']);
  await after.stop();
});

test('a relative DATA_FOLDER is the same folder for server and tools, in whatever folder they are typed', async () => {
  await using copy = await openCopy();
  const environment = { DATA_FOLDER: 'mine' };
  const server = await copy.start({ in: tmpdir(), environment });
  await server.sign('Lovely hills!');
  for (const folder of [copy.folder, tmpdir()]) {
    expect(await copy.run('guestbook', ['list'], { in: folder, environment })).toContain('Lovely hills!');
  }
  await server.stop();
  expect(await copy.run('backup', ['mine.sqlite'], { environment })).toContain('1 entry');
});
