import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findFreePort, startSshServer, whyNoSshServer } from '../ssh/ssh-server-fixture.ts';
import { exampleSite, makePublisher } from './publication-fixture.ts';
import { connectRsync } from './rsync-connection.ts';
import { openWebSpace, testWebSpace, type WebSpace } from './web-space-fixture.ts';

async function startMachine() {
  const server = await startSshServer();
  onTestFinished(() => server[Symbol.asyncDispose]());
  const start = async (folder: string): Promise<WebSpace> => {
    const settings = { host: 'ssh' as const, ...server.settings, folder };
    return { settings, connect: connectRsync, key: server.key, name: '127.0.0.1', confirms: true };
  };
  return { server, start };
}

const rsyncIsMissing = spawnSync('rsync', ['--version']).error !== undefined;
const whyMissing = whyNoSshServer || (rsyncIsMissing && 'rsync is not installed here');
describe.skipIf(whyMissing)(whyMissing || 'a machine with sshd and rsync', () => {
  testWebSpace(async (folder) => (await startMachine()).start(folder));

  test('a new machine is shown to the owner with its fingerprint, and refused without a yes', async () => {
    const { server, start } = await startMachine();
    const { settings } = await openWebSpace(start);
    using publisher = makePublisher({ settings, connect: connectRsync, key: server.key, confirms: false });
    await expect(publisher.publish(exampleSite)).rejects.toMatchObject({ reason: 'refused' });
    expect(publisher.questions).toEqual([expect.stringContaining(server.fingerprint)]);
    expect(server.log()).not.toContain('Accepted publickey');
  });

  test('a machine that shows another key than before gets nothing', async () => {
    const { server, start } = await startMachine();
    const { settings, siteFolder, publish } = await openWebSpace(start);
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
    const { server, start } = await startMachine();
    const { settings } = await openWebSpace(start);
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
