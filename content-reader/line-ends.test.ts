import { expect, test } from 'vitest';
import { sampleFiles, writeContent } from './content-fixture.ts';
import { formatProblems } from './problem.ts';
import { readContent } from './read-content.ts';

/** As Git checks out texts on Windows by default, and as some editors there save them. */
async function writeWindowsContent(changes: Record<string, string> = {}) {
  const texts = Object.entries(await sampleFiles(changes)).flatMap(([path, text]) =>
    typeof text === 'string' && /\.(yaml|svg)$/.test(path) ? [[path, text.replaceAll('\n', '\r\n')]] : [],
  );
  return writeContent(Object.fromEntries(texts));
}

test('content with Windows line endings is the same content', async () => {
  const { content } = await readContent(await writeWindowsContent());
  expect(content).toBeDefined();
  expect(content).toEqual((await readContent(await writeContent())).content);
});

test('a mistake in a file with Windows line endings is reported in the same words, at the same position', async () => {
  const changes = { 'friends.yaml': "- name: Mochi\n  url: '#'\n  image: dog.svg\n" };
  const { problems = [] } = await readContent(await writeWindowsContent(changes));
  expect(problems.length).toBeGreaterThan(0);
  expect(formatProblems(problems)).toBe(
    formatProblems((await readContent(await writeContent(changes))).problems ?? []),
  );
});
