import { readFile } from 'node:fs/promises';
import { transformWithOxc } from 'vite';

/** The JavaScript of a file that a plain script element loads, in a scope of its own: its names would be global. */
export async function compileClassicScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  return `{${code.replace(/^export \{\};?$/m, '')}}`;
}
