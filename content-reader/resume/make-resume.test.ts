import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { makeResume } from './make-resume.ts';

const content = fileURLToPath(new URL('../../e2e/site/content', import.meta.url));

const plain = { name: 'Mochi', sections: [{ title: 'Experience', text: 'Lamps.' }] };

/** A folder with no more than the command reads, and a plain resume. */
async function writeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const pictures = ['images/mascot', 'images/nav', 'images/icons', 'images/share'];
  for (const path of pictures) await cp(join(content, path), join(folder, path), { recursive: true });
  await cp(join(content, 'site.yaml'), join(folder, 'site.yaml'));
  const resume = await readFile(join(content, 'resume.yaml'), 'utf8');
  await writeFile(
    join(folder, 'resume.yaml'),
    resume.replace(/^resume:[\s\S]*/m, `resume: ${JSON.stringify(plain)}\n`),
  );
  return folder;
}

test("the command writes the PDF and renews its own, but not over one of the owner's unless it is told to", async () => {
  const folder = await writeFolder();
  const path = join(folder, 'resume.pdf');
  expect(await makeResume(folder)).toMatchObject({ pages: 1 });
  expect(await makeResume(folder)).toMatchObject({ pages: 1 });
  await writeFile(path, '%PDF-1.4 by my printer');
  const { problems } = (await makeResume(folder)) as { problems: { sentence: string; key: string; line: number }[] };
  expect(problems).toMatchObject([{ key: 'file', sentence: expect.stringContaining('is a PDF of your own') }]);
  expect(await readFile(path, 'utf8')).toBe('%PDF-1.4 by my printer');
  expect(await makeResume(folder, { replacesOwn: true })).toMatchObject({ pages: 1 });
  expect((await readFile(path)).subarray(0, 8).toString()).toBe('%PDF-1.7');
});
