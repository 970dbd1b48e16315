import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeContent } from '#content-reader/content-fixture.ts';
import { runBuildProcess } from './build-process.ts';
import { isContentError } from './build-when-due.ts';

test('mistakes in the content come back from the build process as they would from a build in this one', async () => {
  const content = await writeContent({ 'friends.yaml': "- name: Mochi\n  url: '#'\n  image: elephant.webp\n" });
  const site = { content, cache: join(content, '../cache'), dist: join(content, '../dist') };
  const progress: string[] = [];
  const failure: unknown = await runBuildProcess({ site }, { onProgress: (told) => progress.push(told) }).catch(
    (error: unknown) => error,
  );
  if (!isContentError(failure)) throw failure;
  expect(failure.message).toMatch(/^content\/friends\.yaml:3:3 {2}0\.image {2}the file .* does not exist in content\//);
  expect(progress).toEqual(['Reading content…']);
  expect(existsSync(site.dist)).toBe(false);
});

test.each([
  ["process.kill(process.pid, 'SIGKILL')", 'the machine has too little memory for it'],
  ['process.exit(3)', 'The build ended early (exit code 3).'],
])('a build process that ends by %s is explained', async (end, sentence) => {
  const program = join(await writeContent(), '../program.mjs');
  await writeFile(program, `process.once('message', () => ${end});`);
  await expect(runBuildProcess({}, { program })).rejects.toMatchObject({
    name: 'OwnerError',
    message: expect.stringContaining(sentence),
  });
});
