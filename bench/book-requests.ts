import type { Sent } from './client.ts';
import type { FilledBook } from './fill-guestbook.ts';

const get = (path: string): Sent => ({ method: 'GET', path, headers: { 'accept-encoding': 'gzip' } });
const entries = '/rest/v1/guestbook_entries';

/** Each address is another one, so that no page comes from memory: pages of the same messages begin at different milliseconds. */
export function listBookRequests(count: number, { newestMs, oldestMs, stepMs }: FilledBook) {
  let calls = 0;
  /** Within a step, so the same messages follow. */
  const next = () => {
    calls = (calls + 1) % stepMs;
    return calls;
  };
  const middleMs = newestMs - Math.floor(count / 2) * stepMs;
  const lastMs = oldestMs + Math.min(count - 1, 49) * stepMs;
  const page = (ms: number) => () => get(`/guestbook?before=${ms + 1 + next()}`);
  const list = (ms: number) => () =>
    get(`${entries}?select=*&time=lt.${ms + 1 + next()}&order=time.desc,id.desc&limit=51`);
  const find = (word: () => string) => () =>
    get(`/guestbook?find=${encodeURIComponent(word())}&before=${newestMs + 1 + next()}`);
  let number = 0;
  return {
    pages: { 'page 1': page(newestMs), 'the page in the middle': page(middleMs), 'the last page': page(lastMs) },
    lists: {
      'page 1, as JSON': list(newestMs),
      'the page in the middle': list(middleMs),
      'the last page': list(lastMs),
    },
    finds: {
      'a word that all have': find(() => 'lovely'),
      'what one has': find(() => {
        number = (number + 7919) % count;
        return `number ${number}!`;
      }),
      'what none has': find(() => 'a strawberry'),
      'letters that none has': find(() => 'qx'),
    },
  };
}
