import { expect, test } from 'vitest';
import { readFormFacts, writeFormFacts } from '#model/guestbook-table.ts';
import { createResendKey } from './new-entry.ts';

test('each entry has a key of its own, of 128 random bits, that travels with the facts of the form', () => {
  const keys = Array.from({ length: 1000 }, createResendKey);
  expect(new Set(keys).size).toBe(1000);
  for (const resendKey of keys) {
    expect(resendKey).toMatch(/^[0-9a-z]{28}$/);
    expect(readFormFacts(writeFormFacts({ resendKey }))).toEqual({ resendKey });
  }
});
