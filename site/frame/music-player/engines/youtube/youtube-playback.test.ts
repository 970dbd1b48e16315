import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeYoutube, startPlaying } from './fake-youtube.ts';

const browser = { onLine: true, userActivation: { hasBeenActive: true } };

beforeEach(() => {
  browser.onLine = true;
  vi.stubGlobal('navigator', browser);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('no player is opened before sound is asked for, and one is enough for all videos', () => {
  const { engine, loadVideo, say, opened } = createFakeYoutube();
  engine.setVolume(0.5);
  loadVideo('first');
  engine.warm({
    title: 'A',
    artist: 'A',
    videoId: 'other',
    imageSrc: { src: '', width: 1, height: 1, isPixelArt: true },
  });
  expect(opened).toEqual([]);
  engine.play();
  say.ready();
  loadVideo('second');
  engine.play();
  loadVideo('third');
  engine.play();
  expect(opened).toEqual(['first']);
});

test('the volume comes before the first sound, and each video starts at its second', () => {
  const { engine, loadVideo, takeCommands, say } = createFakeYoutube();
  engine.setVolume(0.7);
  engine.setMuted(true);
  loadVideo('first', 12.5);
  engine.play();
  expect(takeCommands()).toEqual([]);
  say.ready();
  expect(takeCommands()).toEqual(['sound 70 true', 'load 1 first 12.5']);
  say.state(1);
  engine.pause();
  engine.play();
  expect(takeCommands()).toEqual(['pause', 'sound 70 true', 'play']);
  loadVideo('second', 3);
  engine.seek(40);
  expect(takeCommands()).toEqual(['stop']);
  engine.play();
  expect(takeCommands()).toEqual(['sound 70 true', 'load 2 second 40']);
  engine.setVolume(0.255);
  engine.setMuted(false);
  engine.seek(50);
  expect(takeCommands()).toEqual(['sound 26 true', 'sound 26 false', 'seek 50']);
});

test('a video that was paused, or left, while the player came does not start', () => {
  const paused = createFakeYoutube();
  paused.loadVideo('first');
  paused.engine.play();
  paused.engine.pause();
  paused.say.ready();
  paused.engine.pause();
  paused.loadVideo('first');
  expect(paused.takeCommands()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(paused.told).toEqual([]);
  paused.engine.play();
  expect(paused.takeCommands()).toContain('load 2 first 0');

  const left = createFakeYoutube();
  left.loadVideo('first');
  left.engine.play();
  left.loadVideo('second');
  left.say.ready();
  expect(left.takeCommands()).toEqual([]);
  left.engine.play();
  expect(left.takeCommands()).toEqual(['sound 100 false', 'load 2 second 0']);
});

describe('the time', () => {
  test('is what YouTube told last, and goes on for a tick', () => {
    const { engine, say, takeTold } = startPlaying();
    say.time(30, 200);
    expect(engine.readTime()).toEqual({ elapsedSeconds: 30, durationSeconds: 200 });
    vi.advanceTimersByTime(100);
    expect(engine.readTime().elapsedSeconds).toBeCloseTo(30.1);
    vi.advanceTimersByTime(5000);
    expect(engine.readTime().elapsedSeconds).toBeCloseTo(30.25);
    engine.pause();
    say.state(2);
    expect(engine.readTime().elapsedSeconds).toBe(30);
    vi.advanceTimersByTime(5000);
    engine.play();
    say.state(1);
    expect(engine.readTime().elapsedSeconds).toBe(30);
    expect(takeTold()).toEqual(['paused', 'playing']);
  });

  test('is where one went to, until YouTube is there, too', () => {
    const { engine, say } = startPlaying();
    engine.seek(90);
    say.time(4);
    expect(engine.readTime().elapsedSeconds).toBe(90);
    say.time(90.2);
    expect(engine.readTime().elapsedSeconds).toBe(90.2);
    vi.advanceTimersByTime(1000);
    say.time(12);
    expect(engine.readTime().elapsedSeconds).toBe(12);
  });

  test('has a duration once YouTube knows it, which is told once', () => {
    const { engine, loadVideo, say, takeTold } = createFakeYoutube();
    loadVideo('first', 7);
    expect(engine.readTime()).toEqual({ elapsedSeconds: 7, durationSeconds: Number.NaN });
    engine.play();
    say.ready();
    say.time(7, 0);
    expect(takeTold()).toEqual([]);
    say.time(7, 180);
    say.time(8, 180);
    expect(takeTold()).toEqual(['ready']);
    loadVideo('second');
    expect(engine.readTime()).toEqual({ elapsedSeconds: 0, durationSeconds: Number.NaN });
  });
});
