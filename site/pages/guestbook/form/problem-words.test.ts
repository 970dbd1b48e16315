import { expect, test } from 'vitest';
import { explainProblems } from './problem-words.ts';

test("the sentences are the specification's", () => {
  expect(explainProblems({ name: 'missing' })).toBe('Please add your name and a message.');
  expect(explainProblems({ message: 'missing' })).toBe('Please add your name and a message.');
  expect(explainProblems({ message: 'too-long' })).toBe('Message is too long (1000 chars max).');
  expect(explainProblems({ name: 'missing', message: 'too-long' })).toBe('Please add your name and a message.');
  expect(explainProblems({ name: 'too-long', message: 'missing' })).toBe('Please add your name and a message.');
});

test('a name that is too long has a sentence of the same kind', () => {
  expect(explainProblems({ name: 'too-long' })).toBe('Name is too long (80 chars max).');
  expect(explainProblems({ name: 'too-long', message: 'too-long' })).toBe('Name is too long (80 chars max).');
});

test('a website that is too long comes after what is required', () => {
  expect(explainProblems({ website: 'too-long' })).toBe('Website is too long (300 chars max).');
  expect(explainProblems({ website: 'too-long', message: 'missing' })).toBe('Please add your name and a message.');
  expect(explainProblems({ website: 'too-long', message: 'too-long' })).toBe('Message is too long (1000 chars max).');
});
