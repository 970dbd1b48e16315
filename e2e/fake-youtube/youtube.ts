import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Frame, Page, Route } from '@playwright/test';

declare global {
  interface Window {
    fakePlayer: {
      audio: HTMLAudioElement;
      readVideo: () => string;
      /** As clicks on the video do. */
      clickPlay: () => void;
      clickPause: () => void;
      skipTo: (seconds: number) => void;
    };
  }
}

export type FakeYoutube = {
  /** Every request to YouTube's hosts, as host and path. */
  requests: string[];
  /** The error codes of videos that don't play, by video. */
  codes: Record<string, number>;
  /** The beginning of the paths that an ad blocker blocks: `/iframe_api`, `/s/player`, `/embed`. */
  blocked?: string | undefined;
};

const read = (name: string) => readFile(join(import.meta.dirname, name), 'utf8');
export const youtubeHosts = /^https:\/\/www\.youtube(-nocookie)?\.com\//;

/** Answers instead of YouTube, with an IFrame API and a player that exchange the same messages as the real ones. */
export async function fakeYoutube(context: BrowserContext): Promise<FakeYoutube> {
  const fake: FakeYoutube = { requests: [], codes: {} };
  const [iframeApi, widgetApi, embed] = await Promise.all(['iframe-api.js', 'widget-api.js', 'embed.js'].map(read));

  async function answer(route: Route): Promise<void> {
    const { host, pathname } = new URL(route.request().url());
    const [, videoId = ''] = /^\/(?:embed|fake\/code)\/(.*)/.exec(pathname) ?? [];
    if (pathname.startsWith('/fake/')) return route.fulfill({ body: String(fake.codes[videoId] ?? 0) });

    fake.requests.push(host + pathname);
    if (fake.blocked && pathname.startsWith(fake.blocked)) return route.abort('blockedbyclient');
    if (pathname === '/iframe_api') return route.fulfill({ contentType: 'text/javascript', body: iframeApi ?? '' });
    if (pathname.startsWith('/s/')) return route.fulfill({ contentType: 'text/javascript', body: widgetApi ?? '' });
    if (!pathname.startsWith('/embed/')) return route.fulfill({ status: 404 });
    // The real player refuses to play for a page that sends no referrer.
    const code = route.request().headers().referer ? 0 : 153;
    const body = `<!doctype html><title>Fake player</title><body><script data-code="${code}">${embed}</script>`;
    return route.fulfill({ contentType: 'text/html', body });
  }

  await context.route(youtubeHosts, answer);
  return fake;
}

/** The inside of YouTube's player. */
export function findEmbed(page: Page): Frame | undefined {
  return page.frames().find((frame) => frame.url().includes('/embed/'));
}

export type Sound = { video: string; isPaused: boolean; time: number; volume: number };

/** The state of YouTube's player; undefined while there is none. */
export async function readSound(page: Page): Promise<Sound | undefined> {
  return findEmbed(page)?.evaluate(() => {
    // Its document may be there before its script has run.
    const player = window.fakePlayer as typeof window.fakePlayer | undefined;
    if (!player) return undefined;
    const { audio, readVideo } = player;
    return { video: readVideo(), isPaused: audio.paused, time: audio.currentTime, volume: audio.volume };
  });
}
