import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startSshServer, whyNoSshServer } from '#publish/ssh/ssh-server-fixture.ts';
import { openPublisher } from './publisher-fixture.ts';

async function openForMachine() {
  const server = await startSshServer();
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-www-'));
  onTestFinished(async () => {
    await server[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });
  const opened = await openPublisher({ environment: { BONBON_SFTP_PASSWORD: server.key } });
  const { server: machine, port } = server.settings;
  const site = join(folder, 'site');
  await opened.publisher.choose({ settings: { host: 'sftp', server: machine, port: String(port), folder: site } });
  return { ...opened, server, site };
}

describe.skipIf(whyNoSshServer)(whyNoSshServer || 'a machine that is new', () => {
  test('is shown with its fingerprint before anything is built, and gets nothing without a yes', async () => {
    const { publisher, server, site, orders, folders } = await openForMachine();
    const asked = { outcome: 'stranger', machine: '127.0.0.1', shows: 'key' };
    const fingerprints = [expect.stringContaining(server.fingerprint)];
    expect(await publisher.look({})).toEqual({ ...asked, fingerprints });
    // Other words than those that were shown are no yes.
    expect(await publisher.look({ trusts: ['SHA256:another'] })).toMatchObject(asked);
    expect(await publisher.look({ trusts: [] })).toMatchObject(asked);
    expect(await publisher.send()).toMatchObject({ outcome: 'refused' });
    expect([orders, existsSync(site), existsSync(join(folders.site, '.bonbon/known_hosts'))]).toEqual([
      [],
      false,
      false,
    ]);
    expect(server.log()).not.toContain('Accepted publickey');
  });

  test('is known after a yes to what it showed', async () => {
    const { publisher, site } = await openForMachine();
    const stranger = await publisher.look({});
    const trusts = stranger.outcome === 'stranger' ? stranger.fingerprints : [];
    expect(await publisher.look({ trusts })).toMatchObject({ outcome: 'plan' });
    expect(await publisher.send()).toMatchObject({ outcome: 'published' });
    expect(existsSync(join(site, 'index.html'))).toBe(true);
    expect(await publisher.look({})).toMatchObject({ outcome: 'plan', files: [] });
  });
});
