import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { undo } from '#studio/api/history/undo.ts';
import { openTestSite, valueIn } from '#studio/api/site/site-fixture.ts';

const program = join(import.meta.dirname, 'save-endlessly.ts');

/** Kills the program somewhere in its work after so many saves; resolves with the last number that it said was saved. */
async function saveAndKill(site: string, saves: number): Promise<number> {
  const child = spawn(process.execPath, [program, site], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
    if (said.split('\n').length > saves) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return Number(said.trim().split('\n').at(-1));
}

test('killed at 20 random moments, nothing that was saved is lost, and undo goes on', async () => {
  const start =
    'header:\n  mascot: images/mascot/happy.svg\n  description: A home.\nquickIntro:\n  title: Count 0\n  text: Hi.\n';
  const { site, reopen, read } = await openTestSite({ 'home.yaml': start });
  await site.close();
  const at = (count: number) => start.replace('Count 0', `Count ${count}`);
  for (let round = 0; round < 20; round++) {
    const saved = await saveAndKill(site.folder, randomInt(1, 8));
    const again = await reopen();
    const count = Number(/\d+/.exec(String(valueIn(again, 'home.yaml', ['quickIntro', 'title'])))?.[0]);
    // What it was about to say may be there, too.
    expect([saved, saved + 1]).toContain(count);
    expect(await read('home.yaml')).toBe(at(count));
    expect(await readdir(site.content)).not.toContainEqual(expect.stringMatching(/\.studio$/));
    expect(await undo(again)).toMatchObject({ outcome: 'saved' });
    expect(await read('home.yaml')).toBe(at(count - 1));
    await again.close();
  }
}, 180_000);
