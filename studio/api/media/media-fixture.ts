import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { writeContent } from '#content-reader/content-fixture.ts';
import type { PublicFetch } from '#server/fetch-public/public-fetch.ts';
import type { SiteEvent } from '#studio/protocol/site-state.ts';
import { answerJson } from '../http/api.ts';
import { createMedia } from './media.ts';
import { createMediaRoutes } from './media-routes.ts';
import { makeFolder } from './song/song-fixture.ts';

type Files = Parameters<typeof writeContent>[0];

/** The media of a site in a folder of its own, asked as the window asks. */
export async function openMedia(files: Files = {}, publicFetch?: PublicFetch) {
  const content = await writeContent(files);
  onTestFinished(() => rm(content, { recursive: true, force: true }));
  const cache = await makeFolder();
  const staged = await makeFolder();
  const events: SiteEvent[] = [];
  const media = createMedia({
    content,
    cache,
    staged,
    announce: (event) => events.push(event),
    ...(publicFetch && { publicFetch }),
  });
  const app = createMediaRoutes(media, answerJson);
  const post = async <Answer>(path: string, query: Record<string, string>, body: Buffer | string = '') => {
    const response = await app.request(`${path}?${new URLSearchParams(query)}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : new Uint8Array(body),
    });
    return { status: response.status, answer: (await response.json()) as Answer };
  };
  return { content, cache, staged, media, app, post, events };
}
