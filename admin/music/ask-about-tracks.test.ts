import { expect, it } from 'vitest';
import { askAboutTracks } from './ask-about-tracks.ts';
import { alive, listen, startYouTube } from './fake-youtube.ts';

const makeTracks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Song ${index}`, videoId: `video-${index}`, place: '' }));
const kindsOf = (asked: Awaited<ReturnType<typeof askAboutTracks>>) => asked.map(({ answer }) => answer.kind);

it('sends at most three requests at a time, one for each track, and keeps the order', async () => {
  const open: (() => void)[] = [];
  let mostOpen = 0;
  let count = 0;
  const youTube = await listen((request, response) => {
    count += 1;
    const id = new URL(new URL(request.url ?? '', 'http://localhost').searchParams.get('url') ?? '').searchParams.get(
      'v',
    );
    open.push(() => response.end(JSON.stringify({ title: `About ${id}` })));
    mostOpen = Math.max(mostOpen, open.length);
    // Answers only when no more requests may come in, the last one first.
    const openCount = Math.min(3, 8 - (count - open.length));
    if (open.length >= openCount) for (const answer of open.splice(0).reverse()) answer();
  });
  const asked = await askAboutTracks(makeTracks(8), { youTube, fetch });
  expect({ mostOpen, count }).toEqual({ mostOpen: 3, count: 8 });
  expect(asked.map(({ answer }) => 'title' in answer && answer.title)).toEqual(
    makeTracks(8).map(({ videoId }) => `About ${videoId}`),
  );
});

it('stops asking when YouTube limits requests, and keeps the answers it has', async () => {
  const youTube = await startYouTube({
    'video-0': alive('Song'),
    'video-1': { status: 404 },
    ...Object.fromEntries(Array.from({ length: 18 }, (_, index) => [`video-${index + 2}`, { status: 429 }])),
  });
  const asked = await askAboutTracks(makeTracks(20), { youTube, fetch });
  expect(kindsOf(asked).slice(0, 3)).toEqual(['alive', 'missing', 'rate-limited']);
  expect(kindsOf(asked).slice(5)).toEqual(Array(15).fill('not-asked'));
  expect(youTube.asked.length).toBeLessThanOrEqual(5);
});

it('does not wait for every track when nothing answers', async () => {
  const youTube = await startYouTube(Object.fromEntries(makeTracks(20).map(({ videoId }) => [videoId, 'nothing'])));
  const asked = await askAboutTracks(makeTracks(20), { youTube: { ...youTube, timeoutMs: 500 }, fetch });
  expect(kindsOf(asked)).toEqual([...Array(3).fill('unreachable'), ...Array(17).fill('not-asked')]);
  expect(youTube.asked).toHaveLength(3);
});

it('continues after an error about one video', async () => {
  const youTube = await startYouTube({ 'video-0': { status: 503 }, 'video-4': alive('Song') });
  expect(kindsOf(await askAboutTracks(makeTracks(5), { youTube, fetch }))).toEqual([
    ...Array(4).fill('unsure'),
    'alive',
  ]);
});
