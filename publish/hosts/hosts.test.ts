import { expect, test } from 'vitest';
import { findHost, hostNames, isHostName } from './hosts.ts';

test('a host is found by the name that an owner types', () => {
  for (const name of hostNames) expect(findHost(name).name).toBe(name);
  expect(isHostName('neocities-free')).toBe(true);
  expect(isHostName('geocities')).toBe(false);
});

test('free Neocities takes pages, pictures and fonts, and refuses songs and compressed files', () => {
  const { endings } = findHost('neocities-free');
  for (const taken of ['html', 'css', 'js', 'json', 'webmanifest', 'avif', 'webp', 'png', 'woff2', 'pdf', 'xml']) {
    expect(endings?.has(taken), taken).toBe(true);
  }
  for (const refused of ['mp3', 'ogg', 'opus', 'm4a', 'wav', 'br', 'gz', 'mp4', 'zip', '']) {
    expect(endings?.has(refused), refused).toBe(false);
  }
});

test('GitHub Pages is told the owner’s domain, and that the folder is no Jekyll site', () => {
  const listFor = (address: string) => findHost('github-pages').listOwnFiles?.({ address, base: '/' });
  expect(listFor('https://bonbon.example/')).toEqual({ '.nojekyll': '', CNAME: 'bonbon.example\n' });
  expect(listFor('https://mochi.github.io/attic/')).toEqual({ '.nojekyll': '' });
});

test('no host’s key has another variable than its own', () => {
  const keys = new Map(hostNames.map((name) => [findHost(name).key?.variable, findHost(name).key?.title]));
  keys.delete(undefined);
  expect([...keys.keys()].every((variable) => variable?.startsWith('BONBON_'))).toBe(true);
  expect(keys.size).toBe(6);
});
