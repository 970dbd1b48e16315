import { PassThrough } from 'node:stream';
import type { ReadStream } from 'node:tty';
import { expect, test } from 'vitest';
import { askSecret } from './ask-secret.ts';

function open() {
  const modes: boolean[] = [];
  const input = new PassThrough() as unknown as ReadStream & PassThrough;
  input.setRawMode = (mode) => {
    modes.push(mode);
    return input;
  };
  const shown: string[] = [];
  const answer = askSecret('Key: ', input, (text) => void shown.push(text));
  return { input, modes, shown, answer };
}

test('a key is read without being shown, and with what was corrected', async () => {
  const { input, modes, shown, answer } = open();
  input.write('sec');
  input.write('rex\u007ft');
  input.write('\r');
  expect(await answer).toBe('secret');
  expect(shown).toEqual(['Key: ', '\n']);
  expect(modes).toEqual([true, false]);
});

test('Ctrl-C is no answer, and the terminal is as before', async () => {
  const { input, modes, answer } = open();
  input.write('half\u0003');
  expect(await answer).toBeUndefined();
  expect(modes).toEqual([true, false]);
});
