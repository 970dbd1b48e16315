import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PublishSettings } from '#model/publish-schema.ts';
import type { Connect } from '../connection.ts';
import { exampleSite, makePublisher, readFolder, without } from './publication-fixture.ts';

export type WebSpace = {
  settings: PublishSettings;
  connect: Connect;
  key: string;
  /** As its sentences call it. */
  name: string;
  /** Whether the owner says that a machine that is new is theirs. */
  confirms: boolean;
};

/** Starts a server for the folder `folder`; it ends with the test. */
type Start = (folder: string) => Promise<WebSpace>;

const mayMount = process.getuid?.() === 0;

/** A site is published into a folder of a machine. With `disk`, that folder has no more room than that. */
export async function openWebSpace(start: Start, disk?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon www-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // A server that may see this folder alone would not see what is mounted later.
  if (disk !== undefined) {
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${disk}`, 'tmpfs', folder]);
    onTestFinished(() => void spawnSync('umount', [folder]));
  }
  const place = await start(join(folder, 'site'));
  const publisher = makePublisher(place);
  onTestFinished(() => publisher[Symbol.dispose]());
  const read = () => without(readFolder(join(folder, 'site')), '.bonbon-published.json');
  return {
    ...publisher,
    ...place,
    folder: join(folder, 'site'),
    read,
    resize: (size: string) => spawnSync('mount', ['-o', `remount,size=${size}`, folder]),
  };
}

/** What every way to a folder on another machine does. */
export function testWebSpace(start: Start): void {
  test('the first publication sends everything, the second nothing, a changed text one file', async () => {
    const { publish, read, folder } = await openWebSpace(start);
    expect((await publish(exampleSite)).sent).toEqual(Object.keys(exampleSite).toSorted());
    expect(read()).toEqual(exampleSite);
    const second = await publish(exampleSite);
    expect([second.sent, second.plan.unchanged]).toEqual([[], 7]);

    mkdirSync(join(folder, 'projects/kept'));
    writeFileSync(join(folder, 'projects/kept/keep.txt'), 'not ours');
    const rest = without(exampleSite, 'projects/old/index.html', 'assets/größe [1].css');
    const next = { ...rest, 'about me/index.html': '<h1>Me</h1>' };
    expect((await publish(next)).sent).toEqual(['about me/index.html']);
    expect(read()).toEqual({ ...next, 'projects/kept/keep.txt': 'not ours' });
    expect(readdirSync(join(folder, 'projects'))).toEqual(['kept']);
  });

  test('a folder that goes away keeps what somebody else has put into it', async () => {
    const { publish, read, folder } = await openWebSpace(start);
    await publish(exampleSite);
    mkdirSync(join(folder, 'projects/old/private'));
    writeFileSync(join(folder, 'projects/old/private/keep.txt'), 'not ours');
    const rest = without(exampleSite, 'projects/old/index.html');
    await publish(rest);
    expect(read()).toEqual({ ...rest, 'projects/old/private/keep.txt': 'not ours' });
  });

  test('a publication that was stopped goes on where it was', async () => {
    const { publish, read } = await openWebSpace(start);
    await expect(publish(exampleSite, 2)).rejects.toThrow('stopped');
    const again = await publish(exampleSite);
    expect(again.sent.every((path) => path.endsWith('.html'))).toBe(true);
    expect(read()).toEqual(exampleSite);
  });

  test.skipIf(!mayMount)(
    `a full disk is told, and with room again the rest goes there${mayMount ? '' : ' (only root can make such a disk)'}`,
    async () => {
      const { publish, read, name, resize } = await openWebSpace(start, '32k');
      const big = { ...exampleSite, 'songs/long.mp3': 'la'.repeat(50_000) };
      await expect(publish(big)).rejects.toMatchObject({
        reason: 'full',
        message: `There is no room left on ${name}.`,
      });
      expect(Object.keys(read())).not.toContain('index.html');
      resize('1m');
      await publish(big);
      expect(read()).toEqual(big);
    },
  );
}
