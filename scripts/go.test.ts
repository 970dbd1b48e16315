import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeSelfSigned } from './self-signed-fixture.ts';

const program = "console.log('It runs.');";

/** A project of one script, with one package to install, or the same package as an optional one, or none. */
function makeProject(dependencies: 'none' | 'dependencies' | 'optionalDependencies') {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['server/node-version.mjs', ...globSync('{bin,scripts}/*.mjs')]) cpSync(file, join(folder, file));
  mkdirSync(join(folder, 'home'));
  writeFileSync(join(folder, 'scripts/hello.mjs'), program);
  const wanted = dependencies === 'none' ? {} : { [dependencies]: { 'missing-package': '1.0.0' } };
  const project = { name: 'example', version: '1.0.0', ...wanted };
  const locked = { version: '1.0.0', integrity: `sha512-${Buffer.alloc(64).toString('base64')}` };
  // npm skips an optional package that is for another platform, or that it cannot download.
  const machine = { optional: true, os: [process.platform], cpu: [process.arch] };
  const packages =
    dependencies === 'none'
      ? {}
      : { 'node_modules/missing-package': { ...locked, ...(dependencies === 'optionalDependencies' && machine) } };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ ...project, imports: { '#bin/*': './bin/*', '#server/*': './server/*' } }),
  );
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...project, lockfileVersion: 3, packages: { '': project, ...packages } }),
  );
  return folder;
}

/** Runs the script in the project as npm would, with only these settings of npm. */
function go(folder: string, settings: Record<string, string> = {}) {
  const env = {
    PATH: process.env.PATH,
    HOME: join(folder, 'home'),
    npm_config_cache: join(folder, 'home/cache'),
    npm_config_update_notifier: 'false',
    // Otherwise it waits for a minute before it retries.
    npm_config_fetch_retries: '0',
    ...settings,
  };
  return new Promise<{ code: unknown; out: string; errors: string }>((done) => {
    execFile(process.execPath, [join(folder, 'scripts/go.mjs'), 'scripts/hello.mjs'], { env }, (error, out, errors) =>
      done({ code: error?.code ?? 0, out, errors }),
    );
  });
}

async function listen(server: Server) {
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const stop = () => new Promise<void>((done) => server.close(() => done()));
  onTestFinished(stop);
  return { host: `localhost:${(server.address() as AddressInfo).port}`, stop };
}

/** An address where nothing listens any more. */
async function findDeadHost() {
  const { host, stop } = await listen(createHttpServer());
  await stop();
  return host;
}

test.skipIf(process.platform === 'win32')(
  'npm runs with the Node of the packages: it would leave out those that an older one cannot run',
  async () => {
    const folder = makeProject('none');
    mkdirSync(join(folder, 'newer'));
    const node = join(folder, 'newer/node');
    writeFileSync(node, `#!/bin/sh\ntouch "${join(folder, 'was-used')}"\nexec "${process.execPath}" "$@"\n`, {
      mode: 0o755,
    });
    writeFileSync(
      join(folder, 'scripts/hello.mjs'),
      `import { installIfNeeded } from '#bin/install-packages.mjs';
    await installIfNeeded(${JSON.stringify(folder)}, { what: 'it', megabytes: 1, node: ${JSON.stringify(node)} }, 'work');`,
    );
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    const env = { PATH: process.env.PATH, HOME: join(folder, 'home') };
    execFileSync(process.execPath, [join(folder, 'scripts/hello.mjs')], { cwd: folder, env, stdio: 'ignore' });
    expect(existsSync(join(folder, 'was-used'))).toBe(true);
  },
);

test('a script runs after all packages are installed', async () => {
  const folder = makeProject('none');
  const { code, out, errors } = await go(folder);
  // The output may be redirected to a file, and only the command's own belongs there.
  expect([code, out]).toEqual([0, 'It runs.\n']);
  expect(errors).toMatch(/^Installing the packages…\n[\s\S]*\nInstalled in \d+ s\.\n$/);
  expect(await go(folder)).toEqual({ code: 0, out: 'It runs.\n', errors: '' });
});

/** For an optional package npm reports nothing, and succeeds. */
const kinds = ['dependencies', 'optionalDependencies'] as const;

test.each(kinds)('an untrusted certificate is named as the cause (%s)', async (kind) => {
  const { host } = await listen(createHttpsServer(makeSelfSigned(), (_, response) => response.end('{}')));
  const { code, out, errors } = await go(makeProject(kind), { npm_config_registry: `https://${host}/` });
  expect(errors).toContain(`npm does not trust the certificate of ${host} (DEPTH_ZERO_SELF_SIGNED_CERT).`);
  expect(errors).toContain('set NODE_EXTRA_CA_CERTS to the path of that file.\nThen run the same command again.');
  expect([code, out]).toEqual([1, expect.not.stringContaining('It runs.')]);
});

test.each(kinds)('a registry that cannot be reached is named as the cause (%s)', async (kind) => {
  const host = await findDeadHost();
  const { code, errors } = await go(makeProject(kind), { npm_config_registry: `http://${host}/` });
  expect(errors).toContain(`npm cannot reach ${host} (ECONNREFUSED). Is this machine online?`);
  expect(code).toBe(1);
});

test.each(kinds)('a proxy that does not run is named as the cause, without its password (%s)', async (kind) => {
  const proxy = await findDeadHost();
  const settings = { npm_config_registry: 'http://registry.invalid/', HTTP_PROXY: `http://me:secret@${proxy}` };
  const { code, errors } = await go(makeProject(kind), settings);
  expect(errors).toContain(`npm cannot connect through the proxy ${proxy} (ECONNREFUSED), which is set in HTTP_PROXY.`);
  expect([code, errors]).toEqual([1, expect.not.stringContaining('secret')]);
});

test.each(kinds)('a proxy that requires a password is named as the cause (%s)', async (kind) => {
  const server = createHttpServer((_, response) => response.writeHead(407).end());
  const { host } = await listen(server);
  const settings = { npm_config_registry: 'http://registry.invalid/', HTTP_PROXY: `http://${host}` };
  expect((await go(makeProject(kind), settings)).errors).toContain(
    `The proxy ${host} requires a name and a password, so npm cannot download anything.`,
  );
});

test.each(kinds)('a registry that refuses is named with its status (%s)', async (kind) => {
  const { host } = await listen(createHttpServer((_, response) => response.writeHead(403).end('{}')));
  expect((await go(makeProject(kind), { npm_config_registry: `http://${host}/` })).errors).toContain(
    `${host} does not deliver the packages: it answered 403.`,
  );
});

test('a missing package is named even if npm gives no cause', async () => {
  const { host } = await listen(createHttpServer((_, response) => response.writeHead(200).end('{}')));
  const { code, errors } = await go(makeProject('optionalDependencies'), { npm_config_registry: `http://${host}/` });
  expect([code, errors]).toEqual([1, expect.stringContaining('npm did not install missing-package.')]);
});
