import { X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connectFtps } from '../hosts/ftps-connection.ts';
import { exampleSite, makePublisher, readFolder, without } from '../hosts/publication-fixture.ts';
import { startFtpsServer, whyNoFtpsServer } from './ftps-server-fixture.ts';
import { keepCertificate, knownCertificates } from './known-certificates.ts';

/** Web space whose certificate nobody vouches for, and which names another machine. */
async function startWebSpace({ confirms }: { confirms: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-www-'));
  const server = await startFtpsServer({ password: 'secret', name: 'web7.host.example' });
  const settings = { host: 'ftps' as const, ...server.settings, folder: join(folder, 'site') };
  const publisher = makePublisher({ settings, connect: connectFtps, key: 'secret', confirms });
  onTestFinished(async () => {
    publisher[Symbol.dispose]();
    await server[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });
  const read = () =>
    existsSync(settings.folder) ? without(readFolder(settings.folder), '.bonbon-published.json') : {};
  return { ...publisher, place: { host: 'localhost', port: settings.port }, certificate: server.certificate, read };
}

const where = whyNoFtpsServer || 'a certificate of nobody';
describe.skipIf(whyNoFtpsServer)(where, () => {
  test('it is shown to the owner with its fingerprint, and refused without a yes', async () => {
    const { publish, questions, certificate, siteFolder, read } = await startWebSpace({ confirms: false });
    const { fingerprint256 } = new X509Certificate(certificate);
    await expect(publish(exampleSite)).rejects.toMatchObject({
      reason: 'refused',
      message: `Nothing was sent: nobody has said yet that localhost with the certificate ${fingerprint256} is your server.`,
    });
    expect(questions).toEqual([expect.stringMatching(/It says that it is web7\.host\.example, until \d+ \w+ \d+\./)]);
    expect(questions[0]).toContain(fingerprint256);
    expect(existsSync(join(siteFolder, knownCertificates))).toBe(false);
    expect(read()).toEqual({});
  });

  test('once confirmed, it is known', async () => {
    const { publish, questions, read } = await startWebSpace({ confirms: true });
    await publish(exampleSite);
    expect(read()).toEqual(exampleSite);
    expect((await publish(exampleSite)).sent).toEqual([]);
    expect(questions).toHaveLength(1);
  });

  test('a server that shows another one than before gets nothing, and nobody is asked', async () => {
    const { publish, questions, siteFolder, place, read } = await startWebSpace({ confirms: true });
    await using other = await startFtpsServer({ password: 'secret', name: 'web7.host.example' });
    await keepCertificate(siteFolder, place, other.certificate);
    await expect(publish(exampleSite)).rejects.toMatchObject({
      reason: 'refused',
      message: expect.stringContaining('another certificate than the one that you have confirmed'),
    });
    expect([questions, read()]).toEqual([[], {}]);
  });
});
