import { expect, test } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import { exampleConfig, exampleSettings, writeBuild } from '#server/site-fixture.ts';
import { startServer } from '#server/start-server.ts';
import { inspectDatabase } from '#server/storage/database.ts';
import { detectProxy } from './proxy-detection.ts';

type Seen = Parameters<ReturnType<typeof detectProxy>['see']>[0];
const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as Seen;
const visitor = (number: number, proxies = 0) =>
  [`203.0.113.${number}`, ...Array.from({ length: proxies }, (_, index) => `10.0.0.${index}`)].join(', ');

/** What is said while these requests come, each of them twenty times. */
function sayFor(...requests: Seen[]) {
  const look = detectProxy();
  const said = Array.from({ length: 20 }, () => requests.map(look.see)).flat();
  return { said: said.filter((sentence) => sentence !== undefined), missing: look.missing() };
}

test.each([
  ['127.0.0.1', { 'x-forwarded-for': visitor(1) }, 1, ''],
  ['::1', { 'x-forwarded-for': visitor(1) }, 1, ''],
  ['::ffff:172.18.0.1', { 'x-forwarded-for': visitor(1, 1) }, 2, ''],
  ['fd00::7', { 'x-real-ip': '203.0.113.1' }, 1, ' and let the proxy send X-Forwarded-For'],
  ['192.168.1.2', { forwarded: 'for=203.0.113.1' }, 1, ' and let the proxy send X-Forwarded-For'],
])('a proxy at %s that passes on with %j is told of once', (address, headers, count, more) => {
  expect(sayFor(from(address, headers))).toEqual({
    said: [
      `Every request comes from ${address.replace('::ffff:', '')} and was passed on by a proxy, so all visitors count as one: start the site with TRUST_PROXY=${count} npm start${more}`,
    ],
    missing: count,
  });
});

const nothing = { said: [], missing: undefined };

test('a visitor who makes up a proxy at a server without one is no proxy', () => {
  const liar = from('198.51.100.7', { 'x-forwarded-for': '203.0.113.1' });
  expect(sayFor(liar)).toEqual(nothing);
  expect(sayFor(from('2001:db8::7', { 'x-forwarded-for': '203.0.113.1' }))).toEqual(nothing);
  // Docker shows every visitor with its own address.
  const [honest, dishonest] = [from('172.17.0.1'), from('172.17.0.1', { 'x-forwarded-for': '203.0.113.1' })];
  expect(sayFor(honest, dishonest)).toEqual(nothing);
  expect(sayFor(dishonest, honest)).toEqual(nothing);
});

test('several computers of a home network are no proxy, nor is one request that says so', () => {
  const headers = { 'x-forwarded-for': '203.0.113.1' };
  expect(sayFor(from('192.168.1.2', headers), from('192.168.1.3', headers))).toEqual(nothing);
  expect(sayFor(from('192.168.1.2'))).toEqual(nothing);
  const look = detectProxy();
  expect(look.see(from('127.0.0.1', headers))).toBeUndefined();
  expect(look.missing()).toBeUndefined();
});

test('the owner and a look at its health may ask the server directly, and a visitor may add to the header', () => {
  const asked = sayFor(
    from('127.0.0.1'),
    from('127.0.0.1', { 'x-forwarded-for': visitor(1) }),
    from('127.0.0.1', { 'x-forwarded-for': `made up, made up, ${visitor(2)}` }),
  );
  expect(asked.missing).toBe(1);
  expect(asked.said).toHaveLength(1);
});

test('the server says it in the log and to the doctor, until it is started with the proxy', async () => {
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
