import tls from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startFtpsServer, whyNoFtpsServer } from '../ftps/ftps-server-fixture.ts';
import { connectFtps } from './ftps-connection.ts';
import { exampleSite, makePublisher } from './publication-fixture.ts';
import { openWebSpace, testWebSpace, type WebSpace } from './web-space-fixture.ts';

const password = 'a-secret of "the" owner';

/** `name` is whom the certificate is for. */
const startWith =
  ({ isTrusted = true, name = 'localhost' } = {}) =>
  async (folder: string): Promise<WebSpace> => {
    const server = await startFtpsServer({ password, name });
    const before = tls.getCACertificates('default');
    if (isTrusted) tls.setDefaultCACertificates([...before, server.certificate]);
    onTestFinished(async () => {
      tls.setDefaultCACertificates(before);
      await server[Symbol.asyncDispose]();
    });
    return {
      settings: { host: 'ftps', ...server.settings, folder },
      connect: connectFtps,
      key: password,
      name: 'localhost',
      confirms: false,
    };
  };

const where = whyNoFtpsServer || 'web space with FTPS';
describe.skipIf(whyNoFtpsServer)(where, () => {
  testWebSpace(startWith());

  test('a wrong password and a folder that is nowhere are told', async () => {
    const { settings } = await openWebSpace(startWith());
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

  test.each([
    [{ isTrusted: false }, 'nobody has said yet that localhost with the certificate'],
    [{ name: 'web7.host.example' }, 'not for that name, but for web7.host.example'],
  ])('a certificate that is not right gets no password: %o', async (options, sentence) => {
    const { publish } = await openWebSpace(startWith(options));
    await expect(publish(exampleSite)).rejects.toMatchObject({
      reason: 'refused',
      message: expect.stringContaining(sentence),
    });
  });
});
