import { expect, test } from 'vitest';
import { findProblems, sampleFiles, showProblems } from './content-fixture.ts';
import { findSecrets, hideSecrets } from './secrets.ts';

/** Assembled, so that nothing in this file looks like a leaked key to a scanner. */
const jwt = (role: string) =>
  [{ alg: 'HS256' }, { role }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.') +
  '.c2lnbmF0dXJl';
const keys = ['sb_secret_', 'sk_live_', 'rk_live_', 'ghp_', 'gho_', 'ghs_', 'github_pat_'].map(
  (start) => `${start}${'A1b2C3d4'.repeat(3)}`,
);

test.each([...keys, jwt('service_role')])('%s is found, and only its first ten characters may be shown', (key) => {
  expect(findSecrets(`key: "${key}"`)).toEqual([{ offset: 6, length: key.length, start: key.slice(0, 10) }]);
  expect(hideSecrets(`${key}, ${key}`)).toBe(`${key.slice(0, 10)}…, ${key.slice(0, 10)}…`);
});

test.each([jwt('anon'), `sb_publishable_${'A1b2C3d4'.repeat(3)}`, 'sk_live_', 'eyJ.not.json', 'a ghp_ of my own'])(
  '%s is no secret',
  (text) => {
    expect(findSecrets(text)).toEqual([]);
  },
);

test('a secret key anywhere in the content is a mistake with its position, and is never shown in full', async () => {
  const key = jwt('service_role');
  const sample = await sampleFiles();
  const files = {
    'updates.yaml': `- date: 2025-10-27\n  text: my key is ${key}\n`,
    'friends.yaml': `# ${keys[0]}\n- name: Mochi\n  url: '#'\n  image: ${keys[1]}.svg\n`,
    'facts.yaml': `${sample['facts.yaml']}${keys[3]}: [`,
  };
  const problems = await findProblems(files);
  expect(problems.filter(({ sentence }) => sentence.includes('secret key'))).toMatchObject([
    {
      file: 'content/updates.yaml',
      line: 2,
      column: 19,
      key: '0.text',
      sentence: `there is a secret key here (${key.slice(0, 10)}…): everything in content/ is public, so remove it and create a new one`,
      example: 'text: V1.0 finished',
    },
    { file: 'content/friends.yaml', line: 1, column: 3 },
    { file: 'content/friends.yaml', line: 4, column: 10, key: '0.image' },
    { file: 'content/facts.yaml' },
  ]);
  const shown = await showProblems(files);
  for (const secret of [key, ...keys]) expect(shown).not.toContain(secret.slice(0, 14));
});
