import { coverArtwork } from 'virtual:content';
import type { Track } from '#model/music-schema.ts';
import type { Engine, EngineListener, EngineState, RemoteCommand } from './engine.ts';

const artworkSize = '512x512';

/**
 * The system's media controls outside the page, such as on a lock screen, and its media keys. Does nothing in browsers
 * without the Media Session API.
 */
export function createMediaSession(onCommand: EngineListener['onRemoteCommand'], readTime: Engine['readTime']) {
  const session = navigator.mediaSession as MediaSession | undefined;
  let isShown = false;

  // No seekbackward or seekforward: iOS would show them instead of previous and next.
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
        // This browser does not support the action.
      }
    }
  }

  function setPosition(): void {
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
    /** Call it for every track: WebKit drops metadata and handlers when another file starts. */
    show({ title, artist }: Track) {
      if (!session) return;
      isShown = true;
      const src = coverArtwork.find((cover) => cover.title === title && cover.artist === artist)?.artwork;
      const artwork = src ? [{ src, sizes: artworkSize }] : [];
      session.metadata = new MediaMetadata({ title, artist, artwork });
      setHandlers(true);
    },
    setState(state: EngineState) {
      if (!session || !isShown) return;
      session.playbackState = state === 'paused' ? 'paused' : 'playing';
      setPosition();
    },
    /** The system advances the position itself: call this only after a jump. */
    setPosition,
    /** Frees the session for YouTube's player, which has its own. */
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
