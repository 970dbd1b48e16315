import { basename } from 'node:path';
import { listContent } from '#content-reader/content-folder.ts';
import { listPages } from '#content-reader/list-pages.ts';
import { readPage } from '#content-reader/read-page.ts';
import { describeProblems } from '#content-reader/require-content.ts';
import { type Track, tracksSchema } from '#model/music-schema.ts';

/** A track that YouTube plays; `place` is where its id is, as in the list of mistakes: `content/tracks.yaml:9:3`. */
export type YouTubeTrack = { title: string; videoId: string; place: string };

export type Tracks = { fromYouTube: YouTubeTrack[]; ownCount: number };

/** Ignores mistakes in other files: the music can be checked in spite of them. */
export async function readTracks(contentFolder: string): Promise<Tracks | { mistakes: string }> {
  const listing = await listContent(contentFolder);
  const page = listPages(listing).find(({ name }) => name === 'tracks');
  if (!page) throw new Error('the content has no tracks');
  const { data, problems, locate } = await readPage(page, listing, basename(contentFolder));
  if (problems.length > 0) return { mistakes: describeProblems(problems) };
  const tracks: Track[] = tracksSchema.parse(data);
  const fromYouTube = tracks.flatMap(({ title, videoId }, index) => {
    if (videoId === undefined) return [];
    const [found] = locate([{ path: [index, 'videoId'], sentence: '' }]);
    return [{ title, videoId, place: `${found?.file}:${found?.line}:${found?.column}` }];
  });
  return { fromYouTube, ownCount: tracks.length - fromYouTube.length };
}
