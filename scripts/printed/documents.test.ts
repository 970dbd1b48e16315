import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planDocuments } from './documents.ts';
import { markRepeats } from './plan.ts';

test('every command that the documents print is run by a check, or left out for a reason', () => {
  const { planned, problems } = planDocuments(join(import.meta.dirname, '../..'));
  expect(problems).toEqual([]);
  expect(planned[0]).toMatchObject({ document: 'README.md', command: 'npm start' });
});

test('what makes and installs a site is run in each document, because its later commands need the site', () => {
  const marked = markRepeats(planDocuments(join(import.meta.dirname, '../..')).planned);
  const repeats = marked.filter((one) => 'first' in one);
  expect(repeats.map(({ command }) => command)).toContain('npm run dev');
  expect(repeats.filter(({ command }) => /^npm (install|run new|start)/.test(command))).toEqual([]);
  for (const { document, first } of repeats) expect(first.document).not.toBe(document);
});
