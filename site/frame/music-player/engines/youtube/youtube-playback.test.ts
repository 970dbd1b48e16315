import { describe, expect, test, vi } from 'vitest';
import { emulateBrowser } from './fake-browser.ts';
import { createFakeYoutube, startPlaying } from './fake-youtube.ts';

emulateBrowser();

test('no player is opened before the first play, and one serves all videos', () => {
  const { engine, loadVideo, emit, opened } = createFakeYoutube();
  engine.setVolume(0.5);
  loadVideo('first');
  engine.prefetch({
    title: 'A',
    artist: 'A',
    videoId: 'other',
    imageSrc: { src: '', width: 1, height: 1, isPixelArt: true },
  });
  expect(opened).toEqual([]);
  engine.play();
  emit.ready();
  loadVideo('second');
  engine.play();
  loadVideo('third');
  engine.play();
  expect(opened).toEqual(['first']);
});

test('the volume is set before the first sound, and each video starts at the given second', () => {
  const { engine, loadVideo, takeCommands, emit } = createFakeYoutube();
  engine.setVolume(0.7);
  engine.setMuted(true);
  loadVideo('first', 12.5);
  engine.play();
  expect(takeCommands()).toEqual([]);
  emit.ready();
  expect(takeCommands()).toEqual(['sound 70 true', 'load 1 first 12.5']);
  emit.state(1);
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

test('a video that was paused or replaced while the player loaded does not start', () => {
  const paused = createFakeYoutube();
  paused.loadVideo('first');
  paused.engine.play();
  paused.engine.pause();
  paused.emit.ready();
  paused.engine.pause();
  paused.loadVideo('first');
  expect(paused.takeCommands()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(paused.events).toEqual([]);
  paused.engine.play();
  expect(paused.takeCommands()).toContain('load 2 first 0');

  const replaced = createFakeYoutube();
  replaced.loadVideo('first');
  replaced.engine.play();
  replaced.loadVideo('second');
  replaced.emit.ready();
  expect(replaced.takeCommands()).toEqual([]);
  replaced.engine.play();
  expect(replaced.takeCommands()).toEqual(['sound 100 false', 'load 2 second 0']);
});

describe('the time', () => {
  test('is what YouTube reported last, interpolated for one tick', () => {
    const { engine, emit, takeEvents } = startPlaying();
    emit.time(30, 200);
    expect(engine.readTime()).toEqual({ elapsedSeconds: 30, durationSeconds: 200 });
    vi.advanceTimersByTime(100);
    expect(engine.readTime().elapsedSeconds).toBeCloseTo(30.1);
    vi.advanceTimersByTime(5000);
    expect(engine.readTime().elapsedSeconds).toBeCloseTo(30.25);
    engine.pause();
    emit.state(2);
    expect(engine.readTime().elapsedSeconds).toBe(30);
    vi.advanceTimersByTime(5000);
    engine.play();
    emit.state(1);
    expect(engine.readTime().elapsedSeconds).toBe(30);
    expect(takeEvents()).toEqual(['paused', 'playing']);
  });

  test('is the target of a seek until YouTube gets there', () => {
    const { engine, emit } = startPlaying();
    engine.seek(90);
    emit.time(4);
    expect(engine.readTime().elapsedSeconds).toBe(90);
    emit.time(90.2);
    expect(engine.readTime().elapsedSeconds).toBe(90.2);
    vi.advanceTimersByTime(1000);
    emit.time(12);
    expect(engine.readTime().elapsedSeconds).toBe(12);
  });

  test('has a duration as soon as YouTube knows it, which is reported once', () => {
    const { engine, loadVideo, emit, takeEvents } = createFakeYoutube();
    loadVideo('first', 7);
    expect(engine.readTime()).toEqual({ elapsedSeconds: 7, durationSeconds: Number.NaN });
    engine.play();
    emit.ready();
    emit.time(7, 0);
    expect(takeEvents()).toEqual([]);
    emit.time(7, 180);
    emit.time(8, 180);
    expect(takeEvents()).toEqual(['ready']);
    loadVideo('second');
    expect(engine.readTime()).toEqual({ elapsedSeconds: 0, durationSeconds: Number.NaN });
  });
});
