import { coverArtwork } from 'virtual:content';
import type { Track } from '#model/music-schema.ts';
import type { Engine, EngineListener, EngineState, RemoteCommand } from './engine.ts';

const artworkSize = '512x512';

/**
 * What the system shows of the music outside the page, on a lock screen or beside the volume, and the keys it has for it.
 * A browser without all that is told nothing.
 */
export function createMediaSession(onCommand: EngineListener['onRemoteCommand'], readTime: Engine['readTime']) {
  const session = navigator.mediaSession as MediaSession | undefined;
  let isShown = false;

  // Without seekbackward and seekforward: iOS would show these two in the place of previous and next.
  const commands: [MediaSessionAction, (details: MediaSessionActionDetails) => RemoteCommand | undefined][] = [
    ['play', () => ({ name: 'play' })],
    ['pause', () => ({ name: 'pause' })],
    ['previoustrack', () => ({ name: 'previous' })],
    ['nexttrack', () => ({ name: 'next' })],
    ['seekto', ({ seekTime }) => (seekTime === undefined ? undefined : { name: 'seek', seconds: seekTime })],
  ];

  function setHandlers(areActive: boolean): void {
    for (const [action, describe] of commands) {
      const handler = (details: MediaSessionActionDetails) => {
        const command = describe(details);
        if (command) onCommand(command);
      };
      try {
        session?.setActionHandler(action, areActive ? handler : null);
      } catch {
        // An action that this browser has no key for.
      }
    }
  }

  function tellTime(): void {
    if (!session || !isShown) return;
    const { elapsedSeconds, durationSeconds } = readTime();
    if (!Number.isFinite(durationSeconds)) session.setPositionState();
    else {
      const position = Math.min(elapsedSeconds, durationSeconds);
      session.setPositionState({ duration: durationSeconds, position });
    }
  }

  return {
    isShown: () => isShown,
    /** WebKit forgets it all when another file begins to play: to be called again then. */
    show({ title, artist }: Track) {
      if (!session) return;
      isShown = true;
      const src = coverArtwork.find((cover) => cover.title === title && cover.artist === artist)?.artwork;
      const artwork = src ? [{ src, sizes: artworkSize }] : [];
      session.metadata = new MediaMetadata({ title, artist, artwork });
      setHandlers(true);
    },
    tellState(state: EngineState) {
      if (!session || !isShown) return;
      session.playbackState = state === 'paused' ? 'paused' : 'playing';
      tellTime();
    },
    /** The system goes on from here by itself: to be called where it could not know. */
    tellTime,
    /** Leaves the place to somebody else: a video has a session of its own. */
    clear() {
      if (!session || !isShown) return;
      isShown = false;
      session.metadata = null;
      session.playbackState = 'none';
      session.setPositionState();
      setHandlers(false);
    },
  };
}
