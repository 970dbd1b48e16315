import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPublicFetch, type Get } from './public-fetch.ts';

/** A server on this machine, and a fetch that may reach any address and port unless told otherwise. */
async function openServer(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    at: (path = '/', host = '127.0.0.1') => `http://${host}:${port}${path}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const open = { isAllowedAddress: () => true, isAllowedPort: () => true };
const wish = { maxBytes: 1000, accept: '*/*' };
const getOnce = (address: string, rules: Parameters<typeof createPublicFetch>[0] = open) =>
  createPublicFetch(rules).run((get: Get) => get(address, wish));
const refusal = (reason: string) => expect.objectContaining({ name: 'FetchFailure', reason });

test('fetches what is there, without a cookie or a referrer, under its own name', async () => {
  await using server = await openServer((request, response) => response.end(JSON.stringify(request.headers)));
  const { body, url } = await getOnce(server.at('/a?b'));
  expect(url.href).toBe(server.at('/a?b'));
  expect(JSON.parse(String(body))).toEqual({
    'user-agent': 'Bonbon (fetches once, for the owner of a site)',
    'accept-encoding': 'identity',
    accept: '*/*',
    host: `127.0.0.1:${server.port}`,
    connection: 'close',
  });
});

test.each([
  ['ftp://moth.example/', 'address'],
  ['file:///etc/passwd', 'address'],
  ['moth.example', 'address'],
  ['http://me:secret@moth.example/', 'address'],
  ['http://moth.example:8080/', 'address'],
  ['https://moth.example:22/', 'address'],
  ['http://127.0.0.1/', 'private'],
  ['http://2130706433/', 'private'],
  ['http://0x7f.1/', 'private'],
  ['http://[::1]/', 'private'],
  ['http://[::ffff:10.0.0.1]/', 'private'],
  ['http://169.254.169.254/latest/meta-data/', 'private'],
])('does not connect to %s', async (address, reason) => {
  await expect(getOnce(address, {})).rejects.toEqual(refusal(reason));
});

test('does not connect to a name that leads to this machine', async () => {
  let requests = 0;
  await using server = await openServer((_request, response) => {
    requests += 1;
    response.end();
  });
  const address = server.at('/', 'localhost');
  await expect(getOnce(address, { isAllowedPort: () => true })).rejects.toEqual(refusal('private'));
  expect(requests).toBe(0);
  await getOnce(address);
  expect(requests).toBe(1);
});

test.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]'])('does not follow a redirect to %s', async (host) => {
  const asked: string[] = [];
  await using server = await openServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(302, { location: `http://${host}:${server.port}/secret` }).end();
  });
  // The first address alone is let through; those of redirects are judged by the real rule.
  const { isPublicAddress } = await import('./public-address.ts');
  let isFirst = true;
  const isAllowedAddress = (address: string) => {
    const isAllowed = isFirst || isPublicAddress(address);
    isFirst = false;
    return isAllowed;
  };
  await expect(getOnce(server.at('/'), { isAllowedAddress, isAllowedPort: () => true })).rejects.toEqual(
    refusal('private'),
  );
  expect(asked).toEqual(['/']);
});

test.each(['ftp://127.0.0.1/', 'http://me:secret@127.0.0.1/', 'data:,x'])(
  'does not follow a redirect to %s',
  async (location) => {
    await using server = await openServer((_request, response) => response.writeHead(301, { location }).end());
    await expect(getOnce(server.at())).rejects.toEqual(refusal('address'));
  },
);

test('follows three redirects, and no fourth', async () => {
  await using server = await openServer(({ url = '' }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) response.end('here');
    else response.writeHead(307, { location: String(left - 1) }).end();
  });
  expect(String((await getOnce(server.at('/3'))).body)).toBe('here');
  await expect(getOnce(server.at('/4'))).rejects.toEqual(refusal('redirects'));
});

test('takes 1000 bytes, and not one more', async () => {
  await using server = await openServer(({ url = '' }, response) => response.end('x'.repeat(Number(url.slice(1)))));
  expect((await getOnce(server.at('/1000'))).body).toHaveLength(1000);
  await expect(getOnce(server.at('/1001'))).rejects.toEqual(refusal('too-large'));
});

test('stops reading what never ends', async () => {
  await using server = await openServer((_request, response) => {
    const write = () => {
      while (response.write('x'.repeat(65_536)));
      response.once('drain', write);
    };
    response.on('error', () => {});
    write();
  });
  await expect(getOnce(server.at())).rejects.toEqual(refusal('too-large'));
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
] as const)('reads %s, and stops a small answer that becomes a large one', async (encoding, compress) => {
  await using server = await openServer(({ url = '' }, response) => {
    response.writeHead(200, { 'content-encoding': encoding });
    response.end(compress(Buffer.alloc(Number(url.slice(1)))));
  });
  expect((await getOnce(server.at('/1000'))).body).toEqual(Buffer.alloc(1000));
  await expect(getOnce(server.at('/3000000'))).rejects.toEqual(refusal('too-large'));
});

test.each([
  ['zstd', 'encoding'],
  ['constructor', 'encoding'],
  ['gzip', 'unreachable'],
])('refuses what only says that it is %s', async (encoding, reason) => {
  await using server = await openServer((_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end('no such thing');
  });
  await expect(getOnce(server.at())).rejects.toEqual(refusal(reason));
});

test('says that nothing is there, or that nobody answers', async () => {
  const server = await openServer((_request, response) => response.writeHead(404).end('secret'));
  await expect(getOnce(server.at())).rejects.toEqual(refusal('status'));
  await server[Symbol.asyncDispose]();
  await expect(getOnce(server.at())).rejects.toEqual(refusal('unreachable'));
});

test('gives up at the deadline, whether the answer does not come or does not end', async () => {
  await using server = await openServer(({ url }, response) => {
    if (url === '/slow') response.writeHead(200).write('a');
  });
  for (const path of ['/', '/slow']) {
    await expect(getOnce(server.at(path), { ...open, deadlineMs: 50 })).rejects.toEqual(refusal('late'));
  }
});

test('does one thing at a time, and the next when that is done', async () => {
  await using server = await openServer((_request, response) => response.end('here'));
  const { run } = createPublicFetch(open);
  const first = run((get) => get(server.at(), wish));
  await expect(run((get) => get(server.at(), wish))).rejects.toEqual(refusal('busy'));
  await first;
  expect(String((await run((get) => get(server.at(), wish))).body)).toBe('here');
});
