import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sshServerIsMissing, startSshServer } from '../ssh/ssh-server-fixture.ts';
import { exampleSite, makePublisher, readFolder, without } from './publication-fixture.ts';
import { connectSftp } from './sftp-connection.ts';

const isRoot = process.getuid?.() === 0;

async function startWebSpace(password?: string) {
  const server = await startSshServer(password === undefined ? {} : { password });
  const folder = mkdtempSync(join(tmpdir(), 'bonbon www-'));
  const settings = { host: 'sftp' as const, ...server.settings, folder: join(folder, 'site') };
  const publisher = makePublisher({ settings, connect: connectSftp, key: password ?? server.key, confirms: true });
  onTestFinished(async () => {
    publisher[Symbol.dispose]();
    rmSync(folder, { recursive: true });
    await server[Symbol.asyncDispose]();
  });
  const read = () => without(readFolder(settings.folder), '.bonbon-published.json');
  return { ...publisher, server, settings, read };
}

describe.skipIf(sshServerIsMissing)(sshServerIsMissing ? 'sshd is not installed here' : 'web space with SFTP', () => {
  test('the first publication sends everything, the second nothing, a changed text one file', async () => {
    const { publish, read, settings, siteFolder } = await startWebSpace();
    expect((await publish(exampleSite)).sent).toEqual(Object.keys(exampleSite).toSorted());
    expect(read()).toEqual(exampleSite);
    const second = await publish(exampleSite);
    expect([second.sent, second.plan.unchanged]).toEqual([[], 7]);

    mkdirSync(join(settings.folder, 'projects/kept'));
    writeFileSync(join(settings.folder, 'projects/kept/keep.txt'), 'not ours');
    const rest = without(exampleSite, 'projects/old/index.html', 'assets/größe [1].css');
    const next = { ...rest, 'about me/index.html': '<h1>Me</h1>' };
    expect((await publish(next)).sent).toEqual(['about me/index.html']);
    expect(read()).toEqual({ ...next, 'projects/kept/keep.txt': 'not ours' });
    expect(readdirSync(join(settings.folder, 'projects'))).toEqual(['kept']);
    // Nothing of signing in is left here.
    expect(readdirSync(join(siteFolder, '.bonbon')).toSorted()).toEqual(['known_hosts', 'published']);
  });

  test('a publication that was stopped goes on where it was', async () => {
    const { publish, read } = await startWebSpace();
    await expect(publish(exampleSite, 2)).rejects.toThrow('stopped');
    const again = await publish(exampleSite);
    expect(again.sent.every((path) => path.endsWith('.html'))).toBe(true);
    expect(read()).toEqual(exampleSite);
  });

  test('a folder that is nowhere is told', async () => {
    const { server, settings } = await startWebSpace();
    const nowhere = { ...settings, folder: '/no/such/folder' };
    using lost = makePublisher({ settings: nowhere, connect: connectSftp, key: server.key, confirms: true });
    await expect(lost.publish(exampleSite)).rejects.toMatchObject({ reason: 'settings' });
  });

  test.skipIf(!isRoot)('a password lets the owner in, and a wrong one is told without it', async () => {
    const password = `it's "a" $secret & 100% %d`;
    const { publish, read, settings } = await startWebSpace(password);
    await publish(exampleSite);
    expect(read()).toEqual(exampleSite);
    using stranger = makePublisher({ settings, connect: connectSftp, key: 'wrong-password', confirms: true });
    const refusal = await stranger.publish(exampleSite).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ reason: 'key', message: '127.0.0.1 does not accept this name and password.' });
    expect(String(refusal) + JSON.stringify(refusal)).not.toContain('wrong-password');
  });

  test.skipIf(!isRoot)('a full disk is told, and with room again the rest goes there', async () => {
    const { publish, read, settings } = await startWebSpace();
    mkdirSync(settings.folder);
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32k', 'tmpfs', settings.folder]);
    try {
      const big = { ...exampleSite, 'songs/long.mp3': 'la'.repeat(50_000) };
      await expect(publish(big)).rejects.toMatchObject({
        reason: 'full',
        message: 'There is no room left on 127.0.0.1.',
      });
      expect(Object.keys(read())).not.toContain('index.html');
      spawnSync('mount', ['-o', 'remount,size=1m', settings.folder]);
      await publish(big);
      expect(read()).toEqual(big);
    } finally {
      spawnSync('umount', [settings.folder]);
    }
  });
});
