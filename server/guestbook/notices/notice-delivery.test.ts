import { afterEach, expect, test, vi } from 'vitest';
import { deliverNotice } from './notice-delivery.ts';
import { makeArrivedEntry, noon, exampleSite as site } from './notice-fixture.ts';
import { writeNtfyNotice } from './notice-ntfy.ts';
import { startTarget, type TargetAnswer } from './target-fixture.ts';

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const notice = writeNtfyNotice({ site, entries: [makeArrivedEntry(1)] });
const { signal } = new AbortController();

async function startAnswering(answer: TargetAnswer) {
  const target = await startTarget(() => answer);
  cleanups.push(target.stop);
  return target;
}

function deliverTo(url: string) {
  return deliverNotice({ url, notice, signal, request: fetch, now: () => noon });
}

test.each([200, 201, 202, 204])('status %i accepts a notice', async (status) => {
  const target = await startAnswering({ status });
  expect(await deliverTo(target.url)).toEqual({ result: 'accepted' });
  expect(target.received).toMatchObject([{ method: 'POST', path: '/a-secret-path', body: 'Visitor 1: Hello 1' }]);
  expect(target.received[0]?.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    title: '1 new message in the guestbook of Bonbon',
    click: 'https://bonbon.example/guestbook',
    'user-agent': 'Bonbon guestbook',
  });
});

test.each([400, 401, 403, 404, 410, 413, 422])('status %i rejects a notice for good', async (status) => {
  const target = await startAnswering({ status });
  expect(await deliverTo(target.url)).toEqual({ result: 'rejected', reason: `status ${status}` });
});

test.each([301, 302, 303, 307, 308])(
  'redirect status %i is not followed, because the notice would be lost',
  async (status) => {
    const target = await startAnswering({ status, headers: { location: '/elsewhere' } });
    expect(await deliverTo(target.url)).toEqual({ result: 'rejected', reason: `status ${status}` });
    expect(target.received).toHaveLength(1);
  },
);

test.each([
  [500, '', 0],
  [502, '', 0],
  [408, '', 0],
  [429, '90', 90_000],
  [429, '0.5', 500],
  [503, 'Sat, 21 Nov 2026 12:05:00 GMT', 300_000],
  [503, 'Sat, 21 Nov 2020 12:05:00 GMT', 0],
  [503, 'soon', 0],
  [503, '-5', 0],
  [429, '99999999999', 24 * 60 * 60 * 1000],
])('status %i with Retry-After %j fails and may be retried after %i ms', async (status, retryAfter, retryAfterMs) => {
  const target = await startAnswering({ status, headers: retryAfter ? { 'retry-after': retryAfter } : {} });
  expect(await deliverTo(target.url)).toEqual({ result: 'failed', reason: `status ${status}`, retryAfterMs });
});

test('a request times out after 10 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  cleanups.push(() => void vi.useRealTimers());
  const target = await startAnswering('hang');
  const delivery = deliverTo(target.url);
  while (target.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(9999);
  expect(await Promise.race([delivery, new Promise((resolve) => setImmediate(resolve, 'pending'))])).toBe('pending');
  vi.advanceTimersByTime(1);
  expect(await delivery).toEqual({ result: 'failed', reason: 'no answer within 10 s', retryAfterMs: 0 });
});

test('a request can be aborted at any time', async () => {
  const target = await startAnswering('hang');
  const stopping = new AbortController();
  const delivery = deliverNotice({ url: target.url, notice, signal: stopping.signal, request: fetch, now: () => noon });
  while (target.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
  stopping.abort();
  expect(await delivery).toMatchObject({ result: 'failed' });
});

test('a name and a password in the address are sent as Basic authorization', async () => {
  const target = await startAnswering({ status: 204 });
  expect(await deliverTo(target.url)).toEqual({ result: 'accepted' });
  expect(await deliverTo(target.url.replace('//', '//owner:p%C3%A4ss%40@'))).toEqual({ result: 'accepted' });
  expect(target.received.map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    `Basic ${Buffer.from('owner:päss@').toString('base64')}`,
  ]);
});

test('no reason contains the address', async () => {
  const target = await startAnswering({ status: 204 });
  await target.stop();
  const unreachable = await deliverTo(target.url);
  expect(unreachable).toEqual({ result: 'failed', reason: 'ECONNREFUSED', retryAfterMs: 0 });
  const broken = [await deliverTo('no address at all'), await deliverTo('ftp://a.example/topic')];
  const malformed = await deliverTo('http://user:%ff@127.0.0.1/topic');
  for (const delivery of [...broken, malformed]) {
    expect(delivery).toEqual({
      result: 'failed',
      reason: expect.stringMatching(/^([A-Z_]+|no connection)$/),
      retryAfterMs: 0,
    });
  }
});
