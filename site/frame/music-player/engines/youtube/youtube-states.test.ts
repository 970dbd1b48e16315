import { describe, expect, test, vi } from 'vitest';
import { emulateBrowser } from './fake-browser.ts';
import { createFakeYoutube, startPlaying } from './fake-youtube.ts';

emulateBrowser();

describe('the states', () => {
  test('are YouTube’s own, each reported once', () => {
    const { engine, loadVideo, emit, takeEvents } = createFakeYoutube();
    loadVideo('first');
    engine.play();
    emit.ready();
    emit.state(-1);
    expect(takeEvents()).toEqual([]);
    emit.state(3);
    emit.state(1);
    emit.state(1);
    expect(takeEvents()).toEqual(['buffering', 'playing']);
    engine.pause();
    expect(takeEvents()).toEqual([]);
    emit.state(2);
    expect(takeEvents()).toEqual(['paused']);
    emit.state(5);
    emit.state(3);
    expect(takeEvents()).toEqual([]);
  });

  test('a pause before playback is reported at once, and a video that still starts is paused again', () => {
    const { engine, loadVideo, emit, takeEvents, takeCommands } = createFakeYoutube();
    loadVideo('first');
    engine.play();
    emit.ready();
    emit.state(3);
    engine.pause();
    vi.advanceTimersByTime(60_000);
    expect(takeEvents()).toEqual(['buffering', 'paused']);
    takeCommands();
    emit.state(1);
    expect([takeEvents(), takeCommands()]).toEqual([[], ['pause']]);
    emit.state(2);
    emit.state(1);
    expect([takeEvents(), takeCommands()]).toEqual([['playing'], []]);
  });

  test('a click on the video itself also pauses and plays', () => {
    const { emit, takeEvents } = startPlaying();
    emit.state(2);
    emit.state(1);
    expect(takeEvents()).toEqual(['paused', 'playing']);
  });

  test('play right after pause is not a refusal, and the pause is not reported', () => {
    const { engine, emit, takeEvents, takeCommands } = startPlaying();
    engine.pause();
    engine.play();
    emit.state(2);
    emit.state(1);
    expect(takeEvents()).toEqual([]);
    engine.pause();
    engine.play();
    takeCommands();
    emit.state(1);
    expect(takeCommands()).toEqual([]);
    emit.state(2);
    expect(takeEvents()).toEqual(['paused']);
  });

  test('play right after pause is also reported while a video buffers', () => {
    const { engine, emit, takeEvents } = startPlaying();
    emit.state(3);
    engine.pause();
    engine.play();
    emit.state(2);
    emit.state(3);
    expect(takeEvents()).toEqual(['buffering', 'paused', 'buffering']);
    vi.advanceTimersByTime(20_000);
    expect(takeEvents()).toEqual(['failure: blocked']);
  });

  test('a stale pause does not cancel the timeout of play, and the next pause is reported', () => {
    const { engine, emit, takeEvents, takeCommands } = startPlaying();
    engine.pause();
    engine.play();
    emit.state(2);
    vi.advanceTimersByTime(8000);
    expect(takeEvents()).toEqual(['refusal']);
    engine.play();
    emit.state(1);
    engine.pause();
    engine.play();
    engine.pause();
    takeCommands();
    emit.state(2);
    expect([takeEvents(), takeCommands()]).toEqual([['playing', 'paused'], []]);
  });

  test('play during playback or buffering changes nothing', () => {
    const { engine, emit, takeEvents } = startPlaying();
    engine.play();
    vi.advanceTimersByTime(60_000);
    expect(takeEvents()).toEqual([]);
    emit.state(3);
    engine.play();
    vi.advanceTimersByTime(19_999);
    expect(takeEvents()).toEqual(['buffering']);
    emit.state(0);
    expect(takeEvents()).toEqual(['end']);
  });

  test('a click on the video counts like one on the bar, even after a second pause', () => {
    const { engine, emit, takeEvents, takeCommands } = startPlaying();
    engine.pause();
    emit.state(2);
    engine.pause();
    takeCommands();
    emit.state(1);
    emit.state(3);
    emit.state(1);
    emit.state(2);
    emit.state(3);
    expect(takeEvents()).toEqual(['paused', 'playing', 'buffering', 'playing', 'paused']);
    expect(takeCommands()).toEqual([]);
  });

  test('the next video reports its own states, even if they are the same', () => {
    const { engine, loadVideo, emit, takeEvents } = startPlaying();
    loadVideo('second');
    engine.play();
    emit.state(1);
    expect(takeEvents()).toEqual(['playing']);
  });

  test('nothing else is reported while a video plays or is paused', () => {
    const { engine, loadVideo, emit, takeEvents } = startPlaying();
    vi.advanceTimersByTime(60_000);
    emit.state(3);
    emit.state(2);
    vi.advanceTimersByTime(60_000);
    expect(takeEvents()).toEqual(['buffering', 'paused']);
    engine.play();
    emit.state(3);
    takeEvents();
    loadVideo('second');
    vi.advanceTimersByTime(60_000);
    expect(takeEvents()).toEqual([]);
  });

  test('the end is reported once, and not for a video that never played', () => {
    const { emit, takeEvents, loadVideo, engine } = startPlaying();
    emit.state(0);
    emit.state(0);
    expect(takeEvents()).toEqual(['end']);
    loadVideo('second');
    engine.play();
    emit.state(0);
    expect(takeEvents()).toEqual([]);
  });

  test('notices of an earlier video are ignored', () => {
    const { engine, loadVideo, emit, takeEvents, takeCommands } = startPlaying();
    loadVideo('second');
    for (const state of [2, 0, 3]) emit.state(state, 1);
    emit.error(150, 1);
    expect(takeEvents()).toEqual([]);
    takeCommands();
    emit.state(1, 1);
    expect(takeCommands()).toEqual(['stop']);
    engine.play();
    takeCommands();
    emit.state(1, 1);
    emit.error(150, 1);
    expect([takeEvents(), takeCommands()]).toEqual([[], []]);
  });

  test('after a stop nothing is reported, and the video is hidden', () => {
    const { engine, emit, takeEvents, takeCommands, isShown } = startPlaying();
    expect(isShown()).toBe(true);
    engine.stop();
    expect([isShown(), takeCommands()]).toEqual([false, ['stop']]);
    for (const state of [5, 2, 0]) emit.state(state);
    emit.error(5);
    engine.play();
    vi.advanceTimersByTime(60_000);
    expect([takeEvents(), takeCommands()]).toEqual([[], []]);
  });
});
