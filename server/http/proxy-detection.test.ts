import { expect, test } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import { exampleConfig, exampleSettings, writeBuild } from '#server/site-fixture.ts';
import { startServer } from '#server/start-server.ts';
import { inspectDatabase } from '#server/storage/database-file.ts';
import { detectProxy } from './proxy-detection.ts';

type Inspected = Parameters<ReturnType<typeof detectProxy>['inspect']>[0];
const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as Inspected;
const visitor = (number: number, proxies = 0) =>
  [`203.0.113.${number}`, ...Array.from({ length: proxies }, (_, index) => `10.0.0.${index}`)].join(', ');

/** The advice given while each of these requests comes twenty times. */
function adviceFor(...requests: Inspected[]) {
  const proxies = detectProxy();
  const advice = Array.from({ length: 20 }, () => requests.map(proxies.inspect)).flat();
  return { advice: advice.filter((sentence) => sentence !== undefined), missing: proxies.missing() };
}

test.each([
  ['127.0.0.1', { 'x-forwarded-for': visitor(1) }, 1, ''],
  ['::1', { 'x-forwarded-for': visitor(1) }, 1, ''],
  ['::ffff:172.18.0.1', { 'x-forwarded-for': visitor(1, 1) }, 2, ''],
  ['fd00::7', { 'x-real-ip': '203.0.113.1' }, 1, ' and configure the proxy to send X-Forwarded-For'],
  ['192.168.1.2', { forwarded: 'for=203.0.113.1' }, 1, ' and configure the proxy to send X-Forwarded-For'],
])('a proxy at %s that forwards with %j is reported once', (address, headers, count, more) => {
  expect(adviceFor(from(address, headers))).toEqual({
    advice: [
      `All requests come through a proxy at ${address.replace('::ffff:', '')}, so all visitors count as one: start the site with TRUST_PROXY=${count} npm start${more}`,
    ],
    missing: count,
  });
});

const nothing = { advice: [], missing: undefined };

test('a visitor who spoofs the header of a proxy is not mistaken for one', () => {
  const spoofer = from('198.51.100.7', { 'x-forwarded-for': '203.0.113.1' });
  expect(adviceFor(spoofer)).toEqual(nothing);
  expect(adviceFor(from('2001:db8::7', { 'x-forwarded-for': '203.0.113.1' }))).toEqual(nothing);
  // Docker replaces every visitor's address with its own.
  const [honest, dishonest] = [from('172.17.0.1'), from('172.17.0.1', { 'x-forwarded-for': '203.0.113.1' })];
  expect(adviceFor(honest, dishonest)).toEqual(nothing);
  expect(adviceFor(dishonest, honest)).toEqual(nothing);
});

test('neither several computers of a home network nor a single forwarded request count as a proxy', () => {
  const headers = { 'x-forwarded-for': '203.0.113.1' };
  expect(adviceFor(from('192.168.1.2', headers), from('192.168.1.3', headers))).toEqual(nothing);
  expect(adviceFor(from('192.168.1.2'))).toEqual(nothing);
  const proxies = detectProxy();
  expect(proxies.inspect(from('127.0.0.1', headers))).toBeUndefined();
  expect(proxies.missing()).toBeUndefined();
});

test('a proxy is found despite direct requests from the owner and health checks, and spoofed entries in the header', () => {
  const found = adviceFor(
    from('127.0.0.1'),
    from('127.0.0.1', { 'x-forwarded-for': visitor(1) }),
    from('127.0.0.1', { 'x-forwarded-for': `made up, made up, ${visitor(2)}` }),
  );
  expect(found.missing).toBe(1);
  expect(found.advice).toHaveLength(1);
});

test('the advice is in the log and in the database for the doctor, until the server is started with TRUST_PROXY', async () => {
  const settings = { ...exampleSettings, guestbook: defaultRules };
  await using build = await writeBuild({ 'index.html': 'home' }, settings);
  const facts = () => inspectDatabase(`${build.dataFolder}/bonbon.sqlite`).missingProxies;
  const serve = async (trustedProxies: number) => {
    const lines: string[] = [];
    const server = await startServer(
      { ...exampleConfig, ...build, trustedProxies },
      { log: (line) => lines.push(line) },
    );
    for (let number = 1; number <= 20; number++) {
      await fetch(server.url, { headers: { 'x-forwarded-for': visitor(number) } });
    }
    await server.stop(0);
    return lines;
  };
  expect(await serve(0)).toEqual([expect.stringMatching(/TRUST_PROXY=1 npm start$/)]);
  expect(facts()).toBe(1);
  expect(await serve(1)).toEqual([]);
  expect(facts()).toBeUndefined();
});
