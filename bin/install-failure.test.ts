import { expect, test } from 'vitest';
import { describeFailure, isDiskError, readFailure } from './install-failure.mjs';
import { describeObstacle } from './install-packages.mjs';

/** Excerpts of npm's logs. */
const logs = {
  full: '16 error code ENOSPC\n17 error syscall write\n18 error errno -28\n19 error nospc ENOSPC: no space left on device, write\n',
  forbidden:
    '41 error code EACCES\n42 error syscall mkdir\n43 error path /srv/bonbon/node_modules\n44 error errno -13\n',
  open: '41 error code EPERM\n42 error syscall unlink\n43 error path /srv/bonbon/node_modules/sharp.node\n',
  nameless:
    '18 http fetch GET http://registry.example/kleur attempt 1 failed with ENOTFOUND\n22 error code ENOTFOUND\n23 error syscall getaddrinfo\n24 error network request to http://registry.example/kleur failed, reason: getaddrinfo ENOTFOUND registry.example\n',
  outdated:
    '18 http fetch GET https://registry.example/kleur attempt 3 failed with CERT_HAS_EXPIRED\n22 error code CERT_HAS_EXPIRED\n',
  changed: '60 http fetch GET 200 https://registry.example/kleur 20ms (cache miss)\n61 error code EINTEGRITY\n',
  broken: '18 http fetch GET 503 https://registry.example/kleur 29ms attempt #3 (cache skip)\n22 error code E503\n',
  other: '18 error code ESOMETHING\n',
  nothing: '18 verbose exit 0\n',
};
const describe = (log: keyof typeof logs, environment = {}, platform = 'linux') =>
  describeFailure(readFailure(logs[log]), { environment, folder: '/srv/bonbon', megabytes: 600, platform });

test.each([
  ['full', 'The disk is full (ENOSPC): the install needs about 600 MB, and /srv/bonbon cannot be written.'],
  ['forbidden', "/srv/bonbon or npm's cache is not writable (EACCES)."],
  ['nameless', 'npm cannot reach registry.example (ENOTFOUND). Is this machine online?'],
  [
    'outdated',
    "The certificate of registry.example has expired or is not valid yet (CERT_HAS_EXPIRED). Is this machine's clock right?",
  ],
  ['changed', 'A package is not the one in the lockfile (EINTEGRITY)'],
  ['broken', 'registry.example does not deliver the packages: it answered 503. Try again later.'],
  ['other', 'npm failed with ESOMETHING; its own message is above.'],
] as const)('each cause has its own message: %s', (log, sentence) => {
  expect(describe(log)).toContain(sentence);
});

test('another program is suspected only on Windows, which locks open files', () => {
  const sentence = 'Usually another program has one of their files open: stop Bonbon if it is running, and try again.';
  expect(describe('open', {}, 'win32')).toMatch(
    new RegExp(`^/srv/bonbon or npm's cache .*\\(EPERM\\)\\. ${sentence}$`),
  );
  expect(describe('open')).not.toContain('another program');
  expect(describe('forbidden', {}, 'win32')).not.toContain('another program');
});

test('no cause is made up if the log names none', () => {
  expect(describe('nothing')).toBeUndefined();
});

test("a proxy is blamed only if one is set, in npm's settings or in the environment", () => {
  expect(describe('nameless', { npm_config_https_proxy: 'http://proxy.example:3128/' })).toContain(
    'through the proxy proxy.example:3128 (ENOTFOUND), which is set in npm_config_https_proxy.',
  );
  expect(describe('nameless', { https_proxy: 'proxy.example:3128' })).toContain('the proxy proxy.example:3128');
});

test('an error of a full or read-only disk is told apart from others', () => {
  expect(['ENOSPC', 'EDQUOT', 'EACCES', 'EBUSY', 'EROFS', 'ENOENT', undefined].map(isDiskError)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

const node = { folder: '/houses/shared/scripts/node', megabytes: 210 };

test('the message names what could not be written (for a copy the new file) and the disk space needed', () => {
  const made = Object.assign(new Error(), { code: 'ENOSPC', path: '/houses/cache/bonbon' });
  expect(describeObstacle(made, node)).toBe(
    'The disk is full (ENOSPC): the install needs about 210 MB, and /houses/cache/bonbon cannot be written.',
  );
  const copied = Object.assign(new Error(), { code: 'EACCES', path: '/houses/a.json', dest: '/houses/cache/a.json' });
  expect(describeObstacle(copied, node)).toMatch(/^\/houses\/cache\/a\.json or npm's cache is not writable/);
  expect(describeObstacle(Object.assign(new Error(), { code: 'EROFS' }), node)).toMatch(
    /^\/houses\/shared\/scripts\/node or/,
  );
});

test('a program that cannot be started is not a disk error', () => {
  const error = Object.assign(new Error('spawn npm EACCES'), { code: 'EACCES', path: 'npm', syscall: 'spawn npm' });
  expect(() => describeObstacle(error, node)).toThrow(error);
});
