import { expect, test } from 'vitest';
import { nameAfterFolder } from './answers.ts';
import { namePackage } from './package-name.ts';

test.each([
  ['/houses/my-little_site', 'My Little Site', 'my-little-site'],
  ['/houses/Café Été', 'Café Été', 'cafe-ete'],
  ['/houses/もち', 'もち', 'my-site'],
  ['/houses/.hidden', 'Hidden', 'hidden'],
  ['/houses/bonbon', 'Bonbon', 'bonbon-site'],
  ['/houses/node_modules', 'Node Modules', 'node-modules'],
  [`/houses/${'x'.repeat(230)}`, 'My Site', 'x'.repeat(214)],
])('a site in %s is called %s, and its package %s', (folder, name, packageName) => {
  expect(nameAfterFolder(folder)).toBe(name);
  expect(namePackage(folder)).toBe(packageName);
});
