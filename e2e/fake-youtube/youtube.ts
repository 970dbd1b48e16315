import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Frame, Page, Route } from '@playwright/test';

declare global {
  interface Window {
    standIn: {
      audio: HTMLAudioElement;
      readVideo: () => string;
      /** As clicks on the video do. */
      pressPlay: () => void;
      pressPause: () => void;
      skipTo: (seconds: number) => void;
    };
  }
}

/** What is in the way of a request: an ad-blocker, a network that says nothing, or one that is down. */
type Obstacle = 'blocked' | 'silent' | 'down';

export type YoutubeStandIn = {
  /** Every request to a host of YouTube's, as host and path. */
  requests: string[];
  /** The error codes of videos that don't play. */
  codes: Record<string, number>;
  /** By the start of a path: `/iframe_api`, `/s/player`, `/embed`. */
  obstacles: Record<string, Obstacle>;
};

const read = (name: string) => readFile(join(import.meta.dirname, name), 'utf8');
export const youtubeHosts = /^https:\/\/www\.youtube(-nocookie)?\.com\//;

/** Answers in YouTube's place, with its IFrame API and a player that speak to each other as the real ones do. */
export async function standInForYoutube(context: BrowserContext): Promise<YoutubeStandIn> {
  const standIn: YoutubeStandIn = { requests: [], codes: {}, obstacles: {} };
  const [iframeApi, widgetApi, embed] = await Promise.all(['iframe-api.js', 'widget-api.js', 'embed.js'].map(read));

  async function answer(route: Route): Promise<void> {
    const { host, pathname } = new URL(route.request().url());
    const [, videoId = ''] = /^\/(?:embed|stand-in\/code)\/(.*)/.exec(pathname) ?? [];
    if (pathname.startsWith('/stand-in/')) return route.fulfill({ body: String(standIn.codes[videoId] ?? 0) });

    standIn.requests.push(host + pathname);
    const obstacle = Object.entries(standIn.obstacles).find(([start]) => pathname.startsWith(start))?.[1];
    if (obstacle === 'silent') return;
    if (obstacle) return route.abort(obstacle === 'blocked' ? 'blockedbyclient' : 'internetdisconnected');
    if (pathname === '/iframe_api') return route.fulfill({ contentType: 'text/javascript', body: iframeApi ?? '' });
    if (pathname.startsWith('/s/')) return route.fulfill({ contentType: 'text/javascript', body: widgetApi ?? '' });
    if (!pathname.startsWith('/embed/')) return route.fulfill({ status: 404 });
    // The real player refuses those who don't say who they are.
    const code = route.request().headers().referer ? 0 : 153;
    const body = `<!doctype html><title>Stand-in</title><body><script data-code="${code}">${embed}</script>`;
    return route.fulfill({ contentType: 'text/html', body });
  }

  await context.route(youtubeHosts, answer);
  return standIn;
}

/** The inside of YouTube's player. */
export function findEmbed(page: Page): Frame | undefined {
  return page.frames().find((frame) => frame.url().includes('/embed/'));
}

export type Sound = { video: string; isPaused: boolean; time: number; volume: number };

/** What YouTube's player does; undefined while there is none. */
export async function readSound(page: Page): Promise<Sound | undefined> {
  return findEmbed(page)?.evaluate(() => {
    const { audio, readVideo } = window.standIn;
    return { video: readVideo(), isPaused: audio.paused, time: audio.currentTime, volume: audio.volume };
  });
}
