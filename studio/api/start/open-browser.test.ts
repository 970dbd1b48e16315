import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { browserCommand, openBrowser } from './open-browser.ts';

const address = 'http://localhost:4400/?token=abc';

/** Notes what would be started. */
function createFakeSpawn() {
  const started: string[][] = [];
  const child = Object.assign(new EventEmitter(), { unref() {} });
  const spawn = (program: string, words: readonly string[]) => {
    started.push([program, ...words]);
    return child;
  };
  return { started, child, spawn };
}

test('each system has its own program for opening an address', () => {
  expect(browserCommand(address, 'linux')).toEqual(['xdg-open', address]);
  expect(browserCommand(address, 'darwin')).toEqual(['open', address]);
  expect(browserCommand(address, 'win32')).toEqual(['cmd', '/c', 'start', '', address]);
});

test('without BROWSER, the address is opened, and a computer without such a program is no failure', () => {
  const { started, child, spawn } = createFakeSpawn();
  openBrowser(address, {}, spawn);
  expect(started).toEqual([browserCommand(address)]);
  expect(() => child.emit('error', new Error('ENOENT'))).not.toThrow();
});

test('with BROWSER=none nothing is opened', () => {
  const { started, spawn } = createFakeSpawn();
  openBrowser(address, { BROWSER: 'none' }, spawn);
  expect(started).toEqual([]);
});
