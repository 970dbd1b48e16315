import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

/** The minified JavaScript of a file for a classic script element, in a block scope, as its top-level names would be global. */
export async function compileClassicScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const scoped = `{${code.replace(/^export \{\};?$/m, '')}}`;
  return (await minify(file, scoped, { module: false })).code;
}
