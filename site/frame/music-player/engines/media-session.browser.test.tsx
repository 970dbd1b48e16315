import { coverArtwork } from 'virtual:content';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSong } from './audio-fixture.ts';
import type { EngineListener } from './engine.ts';
import { createMediaSession } from './media-session.ts';

const { mediaSession } = navigator;
const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>> = {};
const onCommand = vi.fn<EngineListener['onRemoteCommand']>();
const time = { elapsedSeconds: 0, durationSeconds: Number.NaN };
const create = () => createMediaSession(onCommand, () => time);
let session: ReturnType<typeof create>;
const readMetadata = () => {
  const { title, artist, artwork } = mediaSession.metadata ?? {};
  return { title, artist, artwork };
};

beforeEach(() => {
  Object.assign(time, { elapsedSeconds: 0, durationSeconds: Number.NaN });
  const setHandler = mediaSession.setActionHandler.bind(mediaSession);
  vi.spyOn(mediaSession, 'setActionHandler').mockImplementation((action, handler) => {
    handlers[action] = handler;
    setHandler(action, handler);
  });
  session = create();
});
afterEach(() => {
  session.clear();
  onCommand.mockReset();
  vi.restoreAllMocks();
});

test('a track is shown with its title, its artist and its cover as a bitmap', async () => {
  const [{ title = '', artist = '', artwork = '' } = {}] = coverArtwork;
  session.show({ ...createSong('/song.mp3', title), artist });
  const src = new URL(artwork, location.href).href;
  expect(readMetadata()).toEqual({ title, artist, artwork: [{ src, sizes: '512x512', type: '' }] });
  const bitmap = await createImageBitmap(await (await fetch(src)).blob());
  expect([bitmap.width, bitmap.height]).toEqual([512, 512]);
});

test('a track without a cover is shown with its title and artist only', () => {
  session.show(createSong('/song.mp3', 'Unheard Of'));
  expect(readMetadata()).toEqual({ title: 'Unheard Of', artist: 'The Placeholder Tapes', artwork: [] });
});

test('nothing is shown before the first track', () => {
  session.setState('playing');
  session.setPosition();
  expect([mediaSession.metadata, mediaSession.playbackState]).toEqual([null, 'none']);
  expect(mediaSession.setActionHandler).not.toHaveBeenCalled();
});

test('the actions play, pause, previous, next and seek are passed on', () => {
  session.show(createSong('/song.mp3'));
  for (const action of ['play', 'pause', 'previoustrack', 'nexttrack'] as const) handlers[action]?.({ action });
  handlers.seekto?.({ action: 'seekto', seekTime: 42 });
  handlers.seekto?.({ action: 'seekto' });
  expect(onCommand.mock.calls.flat()).toEqual([
    { name: 'play' },
    { name: 'pause' },
    { name: 'previous' },
    { name: 'next' },
    { name: 'seek', seconds: 42 },
  ]);
});

test('the system gets the playback state, and the position as soon as the duration is known', () => {
  const setPosition = vi.spyOn(mediaSession, 'setPositionState');
  session.show(createSong('/song.mp3'));
  session.setState('buffering');
  expect([mediaSession.playbackState, setPosition.mock.lastCall]).toEqual(['playing', []]);
  Object.assign(time, { elapsedSeconds: 12, durationSeconds: 60 });
  session.setState('paused');
  expect([mediaSession.playbackState, setPosition.mock.lastCall]).toEqual(['paused', [{ duration: 60, position: 12 }]]);
  time.elapsedSeconds = 60.02;
  session.setState('playing');
  expect([mediaSession.playbackState, setPosition.mock.lastCall]).toEqual([
    'playing',
    [{ duration: 60, position: 60 }],
  ]);
});

test('clearing removes everything, so that a video can have its own session', () => {
  session.show(createSong('/song.mp3'));
  session.setState('playing');
  session.clear();
  expect([mediaSession.metadata, mediaSession.playbackState]).toEqual([null, 'none']);
  expect(Object.values(handlers)).toEqual([null, null, null, null, null]);
  session.setState('playing');
  expect(mediaSession.playbackState).toBe('none');
});

test('an unsupported action does not affect the others', () => {
  vi.mocked(mediaSession.setActionHandler).mockImplementation((action, handler) => {
    if (action === 'pause') throw new TypeError('unknown action');
    handlers[action] = handler;
  });
  session.show(createSong('/song.mp3'));
  handlers.nexttrack?.({ action: 'nexttrack' });
  expect(onCommand).toHaveBeenCalledWith({ name: 'next' });
});

test('a browser without a media session is left alone', () => {
  vi.spyOn(navigator, 'mediaSession', 'get').mockReturnValue(undefined as unknown as MediaSession);
  session = create();
  session.show(createSong('/song.mp3'));
  session.setState('playing');
  session.clear();
  expect(session.isShown()).toBe(false);
});
