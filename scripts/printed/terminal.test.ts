import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeEnvironment, openTerminal } from './terminal.ts';

const open = () => openTerminal(tmpdir(), { PATH: process.env.PATH ?? '' });

test('a terminal inherits the environment of the machine, and nothing of the project, of npm or of personal settings', () => {
  const project = '/houses/moth/bonbon';
  const environment = {
    PATH: `${project}/node_modules/.bin:/houses/moth/node_modules/.bin:${project}/scripts/node:/usr/bin`,
    HOME: '/houses/moth',
    HTTPS_PROXY: 'http://proxy.example',
    npm_config_registry: 'https://packages.example/',
    npm_config_local_prefix: project,
    npm_package_name: 'bonbon',
    INIT_CWD: project,
    PORT: '8080',
    DATA_FOLDER: '/var/lib/bonbon',
    GUESTBOOK_NTFY: 'https://ntfy.example/x',
    NODE_OPTIONS: '--no-warnings',
  };
  expect(describeEnvironment(environment, project)).toEqual({
    PATH: '/usr/bin',
    HOME: '/houses/moth',
    HTTPS_PROXY: 'http://proxy.example',
    npm_config_registry: 'https://packages.example/',
  });
});

test('a command is typed as it is, with its variables, its comment and its exit code', async () => {
  expect(await open().run('GREETING=hello sh -c \'echo "$GREETING"; exit 3\'   # greets')).toEqual({
    code: 3,
    printed: 'hello\n',
  });
});

test('colours are removed from what a command prints', async () => {
  expect((await open().run(`printf 'http://localhost:\\033[1m5173\\033[22m/'`)).printed).toBe('http://localhost:5173/');
});

test('an exported variable is set for the commands that follow', async () => {
  const terminal = open();
  await terminal.run('export LAMP=brass');
  expect((await terminal.run('echo $LAMP')).printed).toBe('brass\n');
});

test('a command is typed in the current folder', async () => {
  const terminal = open();
  terminal.goTo('/');
  expect((await terminal.run('pwd')).printed).toBe('/\n');
});

test('standard input is a terminal only if an answer is given', async () => {
  const ask = `test -t 0 || exit 2; printf 'Sure? [y/N] '; read -r answer; test "$answer" = y`;
  expect((await open().run(ask)).code).toBe(2);
  expect((await open().run(ask, { answer: 'n' })).code).toBe(1);
  expect((await open().run(ask, { answer: 'y' })).code).toBe(0);
});

test('a command that keeps running is awaited by its output, and stopped with all that it started', async () => {
  const running = open().start(`sh -c 'echo "ready $$"; sleep 1000; true'; true`);
  const [, pid] = await running.waitFor(/ready (\d+)/);
  expect(() => process.kill(Number(pid), 0)).not.toThrow();
  await running.stop();
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});

test('a command that ends early is reported with its output', async () => {
  const running = open().start(`cat ${join(tmpdir(), 'no-such-file')}`);
  await expect(running.waitFor(/ready/)).rejects.toThrow(/No such file/);
});
