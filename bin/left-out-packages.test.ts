import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineFolder } from '#build/engine-folder.ts';
import { describeLeftOut } from './left-out-packages.mjs';

const debian = { version: '18.20.4', platform: 'linux', arch: 'x64', isInstalled: () => false };

test('who builds with packages that npm left out, because its Node is too old, learns how to get them', () => {
  expect(describeLeftOut(['start'], debian)).toMatch(
    /^npm did not install @img\/sharp-linux-x64 and @rolldown\/binding-linux-x64-gnu, because Node 18\.20\.4 here is too old/,
  );
  // Node 20.10 is new enough for one of the two.
  const isInstalled = (name: string) => name.startsWith('@img/');
  expect(describeLeftOut(['studio'], { ...debian, version: '20.10.0', isInstalled })).toMatch(
    /^npm did not install @rolldown\/binding-linux-x64-gnu, because/,
  );
});

test('a server that builds nothing, and help, need none of them', () => {
  for (const words of [['serve'], ['receive', '--list'], ['guestbook', 'list'], ['backup'], ['build', '--help'], []])
    expect(describeLeftOut(words, debian)).toBeUndefined();
});

test('a Node that npm installs them with is not to blame', () => {
  for (const version of ['20.19.2', '22.12.0', '24.1.0'])
    expect(describeLeftOut(['start'], { ...debian, version })).toBeUndefined();
});

test('the packages have these names on this machine', () => {
  const isInstalled = (name: string) => existsSync(join(engineFolder, 'node_modules', name));
  const { platform, arch } = process;
  expect(describeLeftOut(['build'], { version: '18.0.0', platform, arch, isInstalled })).toBeUndefined();
});
