import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findFreePort, sshServerIsMissing, startSshServer } from '../ssh/ssh-server-fixture.ts';
import { exampleSite, makePublisher, readFolder, without } from './publication-fixture.ts';
import { connectRsync } from './rsync-connection.ts';

async function startMachine() {
  const server = await startSshServer();
  const folder = mkdtempSync(join(tmpdir(), 'bonbon www-'));
  const settings = { host: 'ssh' as const, ...server.settings, folder: join(folder, 'site') };
  const publisher = makePublisher({ settings, connect: connectRsync, key: server.key, confirms: true });
  onTestFinished(async () => {
    publisher[Symbol.dispose]();
    rmSync(folder, { recursive: true });
    await server[Symbol.asyncDispose]();
  });
  const read = () => {
    return without(readFolder(settings.folder), '.bonbon-published.json');
  };
  return { ...publisher, server, settings, read };
}

const isMissing = sshServerIsMissing || spawnSync('rsync', ['--version']).error !== undefined;
describe.skipIf(isMissing)(isMissing ? 'sshd or rsync is not installed here' : 'a machine with sshd and rsync', () => {
  test('the first publication sends everything, the second nothing, a changed text one file', async () => {
    const { publish, read, settings } = await startMachine();
    expect((await publish(exampleSite)).sent).toEqual(Object.keys(exampleSite).toSorted());
    expect(read()).toEqual(exampleSite);
    const second = await publish(exampleSite);
    expect([second.sent, second.plan.unchanged]).toEqual([[], 7]);

    mkdirSync(join(settings.folder, 'projects/old/private'));
    writeFileSync(join(settings.folder, 'projects/old/private/keep.txt'), 'not ours');
    const rest = without(exampleSite, 'projects/old/index.html', 'assets/größe [1].css');
    const next = { ...rest, 'about me/index.html': '<h1>Me</h1>' };
    expect((await publish(next)).sent).toEqual(['about me/index.html']);
    expect(read()).toEqual({ ...next, 'projects/old/private/keep.txt': 'not ours' });
  });

  test('a publication that was stopped goes on where it was', async () => {
    const { publish, read } = await startMachine();
    await expect(publish(exampleSite, 2)).rejects.toThrow('stopped');
    const again = await publish(exampleSite);
    expect(again.sent.every((path) => path.endsWith('.html'))).toBe(true);
    expect(read()).toEqual(exampleSite);
  });

  test('a new machine is shown to the owner with its fingerprint, and refused without a yes', async () => {
    const { server, settings } = await startMachine();
    using publisher = makePublisher({ settings, connect: connectRsync, key: server.key, confirms: false });
    await expect(publisher.publish(exampleSite)).rejects.toMatchObject({ reason: 'refused' });
    expect(publisher.questions).toEqual([expect.stringContaining(server.fingerprint)]);
    expect(server.log()).not.toContain('Accepted publickey');
  });

  test('a machine that shows another key than before gets nothing', async () => {
    const { server, settings, siteFolder, publish } = await startMachine();
    await using other = await startSshServer();
    const wrong = other.knownHost.replace(`:${other.settings.port} `, `:${settings.port} `);
    mkdirSync(join(siteFolder, '.bonbon'), { recursive: true });
    writeFileSync(join(siteFolder, '.bonbon/known_hosts'), wrong);
    await expect(publish(exampleSite)).rejects.toMatchObject({
      reason: 'refused',
      message: expect.stringContaining('another key than before'),
    });
    expect(server.log()).not.toContain('Accepted publickey');
  });

  test('a key that it does not let in, a folder that is nowhere and a silent port are told', async () => {
    const { server, settings } = await startMachine();
    await using other = await startSshServer();
    using stranger = makePublisher({ settings, connect: connectRsync, key: other.key, confirms: true });
    const refusal = await stranger.publish(exampleSite).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ reason: 'key' });
    expect(JSON.stringify(refusal) + String(refusal)).not.toContain(other.key.split('\n')[1]);

    const nowhere = { ...settings, folder: '/no/such/folder' };
    using lost = makePublisher({ settings: nowhere, connect: connectRsync, key: server.key, confirms: true });
    await expect(lost.publish(exampleSite)).rejects.toMatchObject({ reason: 'settings' });

    const silent = { ...settings, port: await findFreePort() };
    using waiting = makePublisher({ settings: silent, connect: connectRsync, key: server.key, confirms: true });
    await expect(waiting.publish(exampleSite)).rejects.toMatchObject({ reason: 'unreachable' });
  });
});
