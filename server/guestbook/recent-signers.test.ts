import { expect, test } from 'vitest';
import { dayMs } from '#model/day.ts';
import { createRecentSigners } from './recent-signers.ts';

test('the last ten thousand signers are remembered, and not every one of a flood', () => {
  const signers = createRecentSigners(() => 0);
  for (let id = 0; id < 30_000; id++) signers.remember(String(id), `sender ${id}`);
  expect(signers.find('20000')).toBe('sender 20000');
  expect(signers.find('29999')).toBe('sender 29999');
  expect(signers.find('9999')).toBeUndefined();
});

test('an entry that was not stored, and those of yesterday, have no signer', () => {
  let nowMs = dayMs - 1;
  const signers = createRecentSigners(() => nowMs);
  signers.remember('1', 'moth');
  signers.remember('2', 'cat');
  signers.forget('1');
  expect([signers.find('1'), signers.find('2')]).toEqual([undefined, 'cat']);
  nowMs = dayMs;
  expect(signers.find('2')).toBeUndefined();
});
