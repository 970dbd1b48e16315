import { afterEach, beforeEach, expect } from 'vitest';

/**
 * Runs before every test file, in Node and in the browser. A test that expects a message replaces the function itself:
 * `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const messages: string[] = [];
const print = { error: console.error, warn: console.warn };

beforeEach(() => {
  messages.length = 0;
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) => {
      messages.push(`console.${level}: ${values.map(String).join(' ')}`);
      print[level](...values);
    };
  }
});

afterEach(() => {
  Object.assign(console, print);
  expect(messages, 'a test must not write warnings or errors to the console').toEqual([]);
});
