import { expect, test } from 'vitest';
import { readContent } from '../read-content.ts';
import { describeProblems } from '../require-content.ts';
import { writeOldSite } from './old-site-fixture.ts';

const hint = 'To bring it up to date: npm run upgrade\n';

test('the mistakes of an older version’s content end with the command that upgrades it', async () => {
  const { problems = [] } = await readContent(await writeOldSite('0.5'));
  expect(problems.map(({ key }) => key)).toContain('sheet');
  expect(describeProblems(problems).endsWith(hint)).toBe(true);
  expect(describeProblems(problems.filter(({ key }) => key !== 'sheet'))).not.toContain(hint);
});
