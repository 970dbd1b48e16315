import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findHardCodedTexts } from './hard-coded-texts.ts';

/** English texts that stay in the code, by file, each with its reason. */
const exceptions: Record<string, string> = {
  'navigation/chunk.ts: Loading chunk': "webpack's words, which the specification quotes",
  'standalone/count-visits.ts: Your visits in this browser are': 'shown only to the owner, who asks for it',
  'pages/guestbook/form/sign-in-form.tsx: https://': 'the start of every address',
  'pages/guestbook/form/look-picker.tsx: Aa': 'letters that show what ink looks like on a paper',
  'frame/music-player/cassette/queue.tsx: YouTube': 'a name',
};

test('a component has no text that an owner cannot change', () => {
  const cwd = fileURLToPath(new URL('../../site/', import.meta.url));
  const notChecked = /\.test\.tsx?$|\.d\.ts$|-fixture\.tsx?$/;
  const files = globSync('**/*.{ts,tsx}', { cwd }).filter((file) => !notChecked.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    findHardCodedTexts(file, readFileSync(`${cwd}${file}`, 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found.filter((text) => !(text in exceptions))).toEqual([]);
  expect(Object.keys(exceptions).filter((text) => !found.includes(text))).toEqual([]);
});

test.each([
  ['<p>Hello</p>', ['Hello']],
  ['<p>{isOpen ? "Open" : "Closed"}</p>', ['Open', 'Closed']],
  ['<p>{name && `by`}</p>', ['by']],
  ['<a aria-label="Next" href="/next" className="next">{words.next}</a>', ['Next']],
  ['<Field hint={count > 1 ? "many" : words.few} name="name" />', ['many']],
  ['<p>{kind === "missing" ? words.missing : "→"}</p>', []],
])('%s has %j', (code, texts) => {
  expect(findHardCodedTexts('a.tsx', code)).toEqual(texts);
});

test('a sentence is found anywhere in the code', () => {
  expect(findHardCodedTexts('a.ts', "export const thanks = isNew ? 'Thanks for signing!' : 'nothing';")).toEqual([
    'Thanks for signing!',
  ]);
});
