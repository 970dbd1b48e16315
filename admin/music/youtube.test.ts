import { expect, it } from 'vitest';
import { alive, listen, startYouTube } from './fake-youtube.ts';
import { askYouTube, youTube as realYouTube } from './youtube.ts';

const id = 'dQw4w9WgXcQ';
const answerFor = async (reply: Parameters<typeof startYouTube>[0][string]) =>
  askYouTube(id, await startYouTube({ [id]: reply }), fetch);

it('asks the oEmbed endpoint for the address of the video, within ten seconds', async () => {
  const youTube = await startYouTube({ [id]: alive('A Song') });
  await askYouTube(id, youTube, fetch);
  expect(youTube.asked).toEqual([`/oembed json https://www.youtube.com/watch?v=${id}`]);
  let address = '';
  const recordAddress = (async (input) => {
    address = String(input);
    return Response.json({ title: 'A Song' });
  }) satisfies typeof fetch;
  await askYouTube(id, realYouTube, recordAddress);
  expect(address).toBe(
    'https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ',
  );
  expect(realYouTube.timeoutMs).toBe(10_000);
});

it('treats status 200 with a title as alive, and returns title and author', async () => {
  expect(await answerFor(alive('A Song', 'A Band'))).toEqual({ kind: 'alive', title: 'A Song', author: 'A Band' });
});

it.each([
  [401, 'embedding-refused'],
  [403, 'private'],
  [404, 'missing'],
  [400, 'missing'],
])('treats status %i as dead: %s', async (status, kind) => {
  expect(await answerFor({ status })).toEqual({ kind });
});

it.each([
  [429, 'rate-limited'],
  [500, 'unsure'],
  [503, 'unsure'],
  [418, 'unsure'],
])('treats status %i as unknown: %s', async (status, kind) => {
  expect(await answerFor({ status })).toEqual({ kind, reason: `status ${status}` });
});

it.each(['', 'Forbidden', '<!doctype html><title>Sign in</title>', '[]', 'null', '{"title":7}', '{"author_name":"x"}'])(
  'does not treat status 200 with %j as alive',
  async (body) => {
    expect(await answerFor({ status: 200, body })).toMatchObject({ kind: 'unsure' });
  },
);

it('reports when no or only a partial response comes in time', async () => {
  const silent = await startYouTube({ [id]: 'nothing' });
  const reason = 'no answer within 0.02 seconds';
  expect(await askYouTube(id, { ...silent, timeoutMs: 20 }, fetch)).toEqual({ kind: 'unreachable', reason });
  const slow = await listen((_, response) => response.writeHead(200).write('{"title":'));
  expect(await askYouTube(id, { ...slow, timeoutMs: 200 }, fetch)).toMatchObject({ kind: 'unreachable' });
  const cut = await listen((_, response) => response.writeHead(200).write('{"title":', () => response.destroy()));
  expect(await askYouTube(id, cut, fetch)).toMatchObject({ kind: 'unreachable' });
});

it('reports why YouTube is unreachable', async () => {
  const gone = await startYouTube({});
  await gone.close();
  expect(await askYouTube(id, gone, fetch)).toEqual({
    kind: 'unreachable',
    reason: expect.stringContaining('ECONNREFUSED'),
  });
});
