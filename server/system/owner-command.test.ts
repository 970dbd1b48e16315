import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dataOption, ownerCommand, startCommand, startWithDataFolder } from './owner-command.ts';

const script = { npm_lifecycle_event: 'start' };
const npx = { npm_lifecycle_event: 'npx' };

test('in a site, commands are its scripts', () => {
  expect(ownerCommand('backup', '', script)).toBe('npm run backup');
  expect(ownerCommand('backup', 'restore newest', script)).toBe('npm run backup -- restore newest');
  expect(startCommand(script, ['node', 'main.ts', 'start'])).toBe('npm start');
});

test.each([['systemd', {}] as const, ['npx', npx] as const])(
  'where there is only the package, and %s has started it, they are those of the package',
  (_, environment) => {
    expect(ownerCommand('backup', 'restore newest', environment)).toBe('npx bonbon backup restore newest');
    expect(ownerCommand('build', '', environment)).toBe('npx bonbon build');
    expect(startCommand(environment, ['node', 'bonbon', 'serve', '/srv/bonbon'])).toBe('npx bonbon serve');
    expect(startCommand(environment, ['node', 'bonbon', 'start'])).toBe('npx bonbon start');
  },
);

test('the data folder is named where it is not the usual one', () => {
  expect(dataOption(resolve('data'))).toBe('');
  expect(dataOption('/var/lib/bonbon')).toBe('--data /var/lib/bonbon');
  expect(startWithDataFolder('linux')).toBe('DATA_FOLDER=/var/lib/bonbon npm start');
  expect(startWithDataFolder('win32')).toBe("$env:DATA_FOLDER='C:\\bonbon-data'; npm start");
});
