import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planDocuments } from './documents.ts';

test('every command that the documents print is run by a check, or left out for a reason', () => {
  const { planned, problems } = planDocuments(join(import.meta.dirname, '../..'));
  expect(problems).toEqual([]);
  expect(planned[0]).toMatchObject({ document: 'README.md', command: 'npm start' });
});
