import { expect, onTestFinished, test } from 'vitest';
import type { SiteEvent } from '#studio/protocol/site-state.ts';
import { createApi, type Requests } from './api.ts';
import { createEvents } from './events.ts';

function open(requests: Partial<Requests> = {}) {
  const events = createEvents();
  onTestFinished(events.close);
  const lines: string[] = [];
  const api = createApi({ GET: {}, POST: {}, ...requests }, events, (line) => void lines.push(line));
  const post = (body: string, type = 'application/json') =>
    api.request('/api/change', { method: 'POST', body, headers: { 'content-type': type } });
  return { api, events, lines, post };
}

test('a request gets its body and answers with JSON that no cache keeps', async () => {
  const { post } = open({ POST: { change: (body: { a: number }) => ({ twice: body.a * 2 }) } });
  const answer = await post('{"a":2}');
  expect([answer.status, await answer.json()]).toEqual([200, { twice: 4 }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('a body that is too long, or no JSON, reaches nobody', async () => {
  let count = 0;
  const { post } = open({ POST: { change: () => count++ } });
  expect((await post(JSON.stringify({ text: 'x'.repeat(2_000_001) }))).status).toBe(413);
  for (const body of ['{', '"text"', 'null', '3']) expect((await post(body)).status).toBe(400);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    expect((await post('{}', type)).status).toBe(415);
  }
  expect(count).toBe(0);
});

test('what fails is told in the terminal, and not to the window', async () => {
  const fail = () => {
    throw new Error('at /home/ann/site');
  };
  const { post, lines } = open({ POST: { change: fail } });
  const answer = await post('{}');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('ann');
  expect(lines).toEqual([expect.stringContaining('at /home/ann/site')]);
});

test('events reach every window that listens, until it closes', async () => {
  const { api, events } = open();
  const abort = new AbortController();
  const read = async (signal?: AbortSignal) => {
    const { body } = await api.request('/api/events', signal ? { signal } : {});
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    const next = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await next()).toBe('retry: 1000\n\n');
    return { next, reader };
  };
  const [one, other] = [await read(), await read(abort.signal)];
  const event: SiteEvent = { event: 'site', revision: 2, changedElsewhere: [] };
  events.send(event);
  for (const { next } of [one, other]) expect(await next()).toBe(`data: ${JSON.stringify(event)}\n\n`);
  await other.reader.cancel();
  events.send(event);
  expect(await one.next()).toContain('"revision":2');
});
