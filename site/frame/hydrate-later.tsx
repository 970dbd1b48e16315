import { site } from 'virtual:content';
import { lazy, Suspense } from 'react';
import { whenLoaded } from '#site/navigation/when-loaded.ts';

const gestures = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Resolves after the load event, or at the first gesture: React shows no other page before all of the frame is hydrated,
 * and a picture that never arrives would hold up the load event.
 */
const awaitQuiet = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      for (const kind of gestures) removeEventListener(kind, end, true);
      resolve();
    };
    for (const kind of gestures) addEventListener(kind, end, true);
    whenLoaded(end);
  });

/** The prerender waits for nothing. */
const quiet = async () => {
  if (!import.meta.env.SSR) await awaitQuiet();
};

// Each names what it takes of the chunk: the whole of it as an object would need code of its own, on every page.
const MusicPlayer = lazy(async () => {
  await quiet();
  const { MusicPlayer } = await import('./later-parts.ts');
  return { default: MusicPlayer };
});
const Ticker = lazy(async () => {
  await quiet();
  const { Ticker } = await import('./later-parts.ts');
  return { default: Ticker };
});
const Extras = lazy(async () => {
  await quiet();
  const { Extras } = await import('./later-parts.ts');
  return { default: Extras };
});

// Elements instead of components: an element with new properties would make React discard prerendered HTML that it has not
// hydrated yet.

/** The music player, which hydrates when nothing else on the page waits for it. */
export const musicPlayer = (
  <Suspense>
    <MusicPlayer />
  </Suspense>
);

/** The ticker, which hydrates when the music player does. */
export const ticker = (
  <Suspense>
    <Ticker lines={site.ticker} />
  </Suspense>
);

/** The extras, which hydrate when the music player does. */
export const extras = (
  <Suspense>
    <Extras />
  </Suspense>
);
