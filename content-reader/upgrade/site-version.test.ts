import { expect, test } from 'vitest';
import { isNewer, readSiteVersion } from './site-version.ts';

test('the version of a site is that of its clone, or of the packed file it depends on', () => {
  const clone = { name: 'bonbon', version: '0.5.0', imports: { '#model/*': './model/*' } };
  expect(readSiteVersion(JSON.stringify(clone))).toEqual({ version: '0.5.0', isClone: true });
  const packed = { name: 'bonbon', version: '1.0.0', dependencies: { bonbon: 'file:../bonbon-0.7.0.tgz' } };
  expect(readSiteVersion(JSON.stringify(packed))).toEqual({ version: '0.7.0', isClone: false });
  for (const other of ['', '{', '[]', '{"name":"burrow","version":"9.0.0"}']) {
    expect(readSiteVersion(other)).toBeUndefined();
  }
});

test.each([
  ['0.10.0', '0.9.9', true],
  ['1.0.0', '0.9.9', true],
  ['0.7.0', '0.7.0', false],
  ['0.6.9', '0.7.0', false],
])('whether %s is newer than %s: %s', (version, other, expected) => {
  expect(isNewer(version, other)).toBe(expected);
});
