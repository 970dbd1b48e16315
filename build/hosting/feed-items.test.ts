import { expect, test } from 'vitest';
import { listFeedItems } from './feed-items.ts';

const address = (path: string) => `https://bonbon.example${path}`;
const makeUpdates = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ date: `${2000 + count - index}-01-01`, text: `Number ${index}` }));

test('an update links to its line where it is now, and keeps its id when it moves on from Home', () => {
  const places = (count: number) =>
    listFeedItems(makeUpdates(count), address)
      .filter(({ date }) => date === '2001-01-01')
      .map(({ id, url }) => [id, url]);
  const id = 'https://bonbon.example/#update-2001-01-01';
  expect(places(10)).toEqual([[id, id]]);
  expect(places(11)).toEqual([[id, 'https://bonbon.example/updates#update-2001-01-01']]);
  expect(places(60)).toEqual([[id, 'https://bonbon.example/updates/page/2#update-2001-01-01']]);
});
