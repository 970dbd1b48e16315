import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ftpsServerIsMissing, startFtpsServer } from '../ftps/ftps-server-fixture.ts';
import { connectFtps } from './ftps-connection.ts';
import { exampleSite, makePublisher, readFolder, without } from './publication-fixture.ts';

const password = 'a-secret of "the" owner';

async function startWebSpace({ isTrusted = true, name = 'localhost', disk = '' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon www-'));
  // The server would not see what is mounted later.
  if (disk) spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${disk}`, 'tmpfs', folder]);
  const server = await startFtpsServer({ password, name });
  const before = tls.getCACertificates('default');
  if (isTrusted) tls.setDefaultCACertificates([...before, server.certificate]);
  const settings = { host: 'ftps' as const, ...server.settings, folder: join(folder, 'site') };
  const publisher = makePublisher({ settings, connect: connectFtps, key: password });
  onTestFinished(async () => {
    tls.setDefaultCACertificates(before);
    publisher[Symbol.dispose]();
    await server[Symbol.asyncDispose]();
    if (disk) spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });
  const read = () => without(readFolder(settings.folder), '.bonbon-published.json');
  return { ...publisher, settings, read };
}

const where = ftpsServerIsMissing ? 'vsftpd is not installed here, or may not be started' : 'web space with FTPS';
describe.skipIf(ftpsServerIsMissing)(where, () => {
  test('the first publication sends everything, the second nothing, a changed text one file', async () => {
    const { publish, read, settings } = await startWebSpace();
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
  });

  test('a publication that was stopped goes on where it was', async () => {
    const { publish, read } = await startWebSpace();
    await expect(publish(exampleSite, 2)).rejects.toThrow('stopped');
    const again = await publish(exampleSite);
    expect(again.sent.every((path) => path.endsWith('.html'))).toBe(true);
    expect(read()).toEqual(exampleSite);
  });

  test('a wrong password and a folder that is nowhere are told', async () => {
    const { settings } = await startWebSpace();
    using stranger = makePublisher({ settings, connect: connectFtps, key: 'wrong-password' });
    const refusal = await stranger.publish(exampleSite).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ reason: 'key', message: 'localhost does not accept this name and password.' });
    expect(String(refusal) + JSON.stringify(refusal)).not.toContain('wrong-password');
    using lost = makePublisher({
      settings: { ...settings, folder: '/no/such/folder' },
      connect: connectFtps,
      key: password,
    });
    await expect(lost.publish(exampleSite)).rejects.toMatchObject({ reason: 'refused' });
  });

  test('a full disk is told, and with room again the rest goes there', async () => {
    const { publish, read, settings } = await startWebSpace({ disk: '32k' });
    const big = { ...exampleSite, 'songs/long.mp3': 'la'.repeat(50_000) };
    await expect(publish(big)).rejects.toMatchObject({
      reason: 'full',
      message: 'There is no room left on localhost.',
    });
    expect(Object.keys(read())).not.toContain('index.html');
    spawnSync('mount', ['-o', 'remount,size=1m', join(settings.folder, '..')]);
    await publish(big);
    expect(read()).toEqual(big);
  });

  test.each([
    [{ isTrusted: false }, 'nobody has said yet that localhost with the certificate'],
    [{ name: 'web7.host.example' }, 'not for that name, but for web7.host.example'],
  ])('a certificate that is not right gets no password: %o', async (options, sentence) => {
    const { publish } = await startWebSpace(options);
    await expect(publish(exampleSite)).rejects.toMatchObject({
      reason: 'refused',
      message: expect.stringContaining(sentence),
    });
  });
});
