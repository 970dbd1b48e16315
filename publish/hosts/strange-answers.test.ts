import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { PublishSettings } from '#model/publish-schema.ts';
import type { Connect } from '../connection.ts';
import { PublishError } from '../publish-error.ts';
import { connectCloudflare } from './cloudflare-connection.ts';
import { connectNekoweb } from './nekoweb-connection.ts';
import { connectNeocities } from './neocities-connection.ts';
import { connectNetlify } from './netlify-connection.ts';
import { exampleSite, makePublisher } from './publication-fixture.ts';

const key = 'a-secret-of-the-owner-0123456789';
const account = '0123456789abcdef0123456789abcdef';
const hosts: [Connect, PublishSettings][] = [
  [connectNeocities, { host: 'neocities', name: 'bonbon' }],
  [connectNekoweb, { host: 'nekoweb', name: 'bonbon' }],
  [connectNetlify, { host: 'netlify', project: 'bonbon' }],
  [connectCloudflare, { host: 'cloudflare', project: 'bonbon', account }],
];

/** What each of them would answer, with what it should not be. */
const known = {
  ...{ result: 'success', success: true, info: { sitename: 'bonbon' }, username: 'bonbon', id: 'bonbon' },
  files: [null],
};
const answers: Record<string, [status: number, body: string]> = {
  'a page, as a network to sign in to gives': [200, '<!doctype html><title>Welcome to the train</title>'],
  nothing: [200, ''],
  null: [200, 'null'],
  'an empty object': [200, '{}'],
  'a list of nothing': [200, '[null]'],
  'a text': [200, '"bonbon"'],
  'success without what was asked for': [200, '{"result":"success","success":true}'],
  'what is right at first': [200, JSON.stringify(known)],
  'a name that leads elsewhere': [
    200,
    JSON.stringify({ ...known, info: { sitename: 'evil.example/' }, username: '../' }),
  ],
  'a way to somewhere else': [302, ''],
};

async function serve(answer: (response: ServerResponse) => void) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(String(request.url));
    request.resume();
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, seen };
}

async function publishAt(apiAddress: string, [connect, settings]: [Connect, PublishSettings]): Promise<unknown> {
  using publisher = makePublisher({ settings, connect, key, apiAddress });
  return await publisher.publish(exampleSite).catch((error: unknown) => error);
}

test.each(Object.entries(answers))(
  '%s is told as an answer of the host, and leads nowhere',
  async (_, [status, body]) => {
    const elsewhere = await serve((response) => response.end());
    const api = await serve((response) => response.writeHead(status, { location: elsewhere.address }).end(body));
    for (const host of hosts) {
      const error = await publishAt(api.address, host);
      expect(error).toBeInstanceOf(PublishError);
      expect((error as Error).message).toMatch(/^(Neocities|Nekoweb|Netlify|Cloudflare) /);
    }
    expect(elsewhere.seen).toEqual([]);
  },
);

test("a host's own words are in one line, without the key, and cannot change a terminal", async () => {
  const said = `\u001b]0;gone\u0007\u001b[2J\nYou are ${key}`;
  const body = { result: 'error', message: said, success: false, errors: [{ message: said }] };
  const api = await serve((response) => response.writeHead(400).end(JSON.stringify(body)));
  for (const host of hosts) {
    const { message } = (await publishAt(api.address, host)) as Error;
    expect(message).toMatch(/^[\x20-\x7e…]+$/);
    expect(message).toContain('You are …');
  }
});

test('an answer that does not end is not read to its end', async () => {
  const part = Buffer.alloc(1_000_000, '[');
  let sentBytes = 0;
  const api = await serve((response) => {
    const go = () => {
      sentBytes += part.length;
      response.write(part, (error) => {
        if (!error) go();
      });
    };
    go();
  });
  for (const host of hosts) {
    sentBytes = 0;
    expect(await publishAt(api.address, host)).toMatchObject({ message: expect.stringContaining('does not end') });
    expect(sentBytes).toBeLessThan(100_000_000);
  }
});
