import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { shortenClassNames } from './class-names.ts';

function makeModules(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'ui'));
  for (const name of names) writeFileSync(join(folder, name), '');
  return folder;
}

const css = '.window { animation: hop 1s } .window .bar, .bar::after { top: .5em } @keyframes hop { }';

test('each class and each animation of a module has its own short name, which is the same in every build', () => {
  const folder = makeModules('ui/panel.module.css', 'frame.module.css');
  const shorten = shortenClassNames(folder);
  const file = join(folder, 'ui/panel.module.css');
  expect(['window', 'bar', 'hop'].map((name) => shorten(name, file, css))).toEqual(['bc0', 'bc1', 'bc2']);
  expect(shorten('window', join(folder, 'frame.module.css'), css)).toBe('bb0');
  expect(shortenClassNames(folder)('bar', `${file}?inline`, css)).toBe('bc1');
});

test('a name that is not in the style sheet, or a file from another folder, stops the build', () => {
  const folder = makeModules('frame.module.css');
  expect(() => shortenClassNames(folder)('lost', join(folder, 'frame.module.css'), css)).toThrow(/lost/);
  expect(() => shortenClassNames(folder)('window', '/elsewhere/frame.module.css', css)).toThrow(/not among/);
});
