import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startSshServer, whyNoSshServer } from '../ssh/ssh-server-fixture.ts';
import { exampleSite, makePublisher } from './publication-fixture.ts';
import { connectSftp } from './sftp-connection.ts';
import { openWebSpace, testWebSpace, type WebSpace } from './web-space-fixture.ts';

const isRoot = process.getuid?.() === 0;

const startWith =
  (password?: string) =>
  async (folder: string): Promise<WebSpace> => {
    const server = await startSshServer(password === undefined ? {} : { password });
    onTestFinished(() => server[Symbol.asyncDispose]());
    const settings = { host: 'sftp' as const, ...server.settings, folder };
    return { settings, connect: connectSftp, key: password ?? server.key, name: '127.0.0.1', confirms: true };
  };
const start = startWith();

describe.skipIf(whyNoSshServer)(whyNoSshServer || 'web space with SFTP', () => {
  testWebSpace(start);

  test('nothing of signing in is left here', async () => {
    const { publish, siteFolder } = await openWebSpace(start);
    await publish(exampleSite);
    expect(readdirSync(join(siteFolder, '.bonbon')).toSorted()).toEqual(['known_hosts', 'published']);
  });

  test('a folder that is nowhere is told', async () => {
    const { settings, connect, key } = await openWebSpace(start);
    const nowhere = { ...settings, folder: '/no/such/folder' };
    using lost = makePublisher({ settings: nowhere, connect, key, confirms: true });
    await expect(lost.publish(exampleSite)).rejects.toMatchObject({ reason: 'settings' });
  });

  test.skipIf(!isRoot)(
    `a password lets the owner in, and a wrong one is told without it${isRoot ? '' : ' (only root can start such a server)'}`,
    async () => {
      const { publish, read, settings, connect } = await openWebSpace(startWith(`it's "a" $secret & 100% %d`));
      await publish(exampleSite);
      expect(read()).toEqual(exampleSite);
      using stranger = makePublisher({ settings, connect, key: 'wrong-password', confirms: true });
      const refusal = await stranger.publish(exampleSite).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ reason: 'key', message: '127.0.0.1 does not accept this name and password.' });
      expect(String(refusal) + JSON.stringify(refusal)).not.toContain('wrong-password');
    },
  );
});
