import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isSample } from './sample-content.ts';

test('the site next to the workshop is the sample as long as its owner is Bonbon', async () => {
  const content = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(content, { recursive: true }));
  expect(isSample(content)).toBe(false);
  await writeFile(join(content, 'site.yaml'), 'title: Home\nownerName: Bonbon\n');
  expect(isSample(content)).toBe(true);
  await writeFile(join(content, 'site.yaml'), 'title: Bonbon\nownerName: Mochi\n');
  expect(isSample(content)).toBe(false);
});
