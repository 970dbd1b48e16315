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

describe('states', () => {
  test('are YouTube’s real ones, each told once', () => {
    const { engine, loadVideo, say, takeTold } = createFakeYoutube();
    loadVideo('first');
    engine.play();
    say.ready();
    say.state(-1);
    expect(takeTold()).toEqual([]);
    say.state(3);
    say.state(1);
    say.state(1);
    expect(takeTold()).toEqual(['buffering', 'playing']);
    engine.pause();
    expect(takeTold()).toEqual([]);
    say.state(2);
    expect(takeTold()).toEqual(['paused']);
    say.state(5);
    say.state(3);
    expect(takeTold()).toEqual([]);
  });

  test('a pause while nothing is heard yet is told at once, and a video that comes nevertheless is paused again', () => {
    const { engine, loadVideo, say, takeTold, takeCommands } = createFakeYoutube();
    loadVideo('first');
    engine.play();
    say.ready();
    say.state(3);
    engine.pause();
    vi.advanceTimersByTime(60_000);
    expect(takeTold()).toEqual(['buffering', 'paused']);
    takeCommands();
    say.state(1);
    expect([takeTold(), takeCommands()]).toEqual([[], ['pause']]);
    say.state(2);
    say.state(1);
    expect([takeTold(), takeCommands()]).toEqual([['playing'], []]);
  });

  test('a press on the video itself pauses and plays, too', () => {
    const { say, takeTold } = startPlaying();
    say.state(2);
    say.state(1);
    expect(takeTold()).toEqual(['paused', 'playing']);
  });

  test('play right after pause is no refusal, and the pause is not told', () => {
    const { engine, say, takeTold, takeCommands } = startPlaying();
    engine.pause();
    engine.play();
    say.state(2);
    say.state(1);
    expect(takeTold()).toEqual([]);
    engine.pause();
    engine.play();
    takeCommands();
    say.state(1);
    expect(takeCommands()).toEqual([]);
    say.state(2);
    expect(takeTold()).toEqual(['paused']);
  });

  test('play right after pause is heard of also while a video buffers', () => {
    const { engine, say, takeTold } = startPlaying();
    say.state(3);
    engine.pause();
    engine.play();
    say.state(2);
    say.state(3);
    expect(takeTold()).toEqual(['buffering', 'paused', 'buffering']);
    vi.advanceTimersByTime(20_000);
    expect(takeTold()).toEqual(['failure: blocked']);
  });

  test('an overtaken pause leaves play its time-out, and the next pause is told', () => {
    const { engine, say, takeTold, takeCommands } = startPlaying();
    engine.pause();
    engine.play();
    say.state(2);
    vi.advanceTimersByTime(8000);
    expect(takeTold()).toEqual(['refusal']);
    engine.play();
    say.state(1);
    engine.pause();
    engine.play();
    engine.pause();
    takeCommands();
    say.state(2);
    expect([takeTold(), takeCommands()]).toEqual([['playing', 'paused'], []]);
  });

  test('play while it plays, or comes, takes nothing from it', () => {
    const { engine, say, takeTold } = startPlaying();
    engine.play();
    vi.advanceTimersByTime(60_000);
    expect(takeTold()).toEqual([]);
    say.state(3);
    engine.play();
    vi.advanceTimersByTime(19_999);
    expect(takeTold()).toEqual(['buffering']);
    say.state(0);
    expect(takeTold()).toEqual(['end']);
  });

  test('a press on the video counts like one on the bar, also after a second pause', () => {
    const { engine, say, takeTold, takeCommands } = startPlaying();
    engine.pause();
    say.state(2);
    engine.pause();
    takeCommands();
    say.state(1);
    say.state(3);
    say.state(1);
    say.state(2);
    say.state(3);
    expect(takeTold()).toEqual(['paused', 'playing', 'buffering', 'playing', 'paused']);
    expect(takeCommands()).toEqual([]);
  });

  test('the next video tells its own, though they are the same', () => {
    const { engine, loadVideo, say, takeTold } = startPlaying();
    loadVideo('second');
    engine.play();
    say.state(1);
    expect(takeTold()).toEqual(['playing']);
  });

  test('nothing else is told of a video for as long as it plays, or is paused', () => {
    const { engine, loadVideo, say, takeTold } = startPlaying();
    vi.advanceTimersByTime(60_000);
    say.state(3);
    say.state(2);
    vi.advanceTimersByTime(60_000);
    expect(takeTold()).toEqual(['buffering', 'paused']);
    engine.play();
    say.state(3);
    takeTold();
    loadVideo('second');
    vi.advanceTimersByTime(60_000);
    expect(takeTold()).toEqual([]);
  });

  test('the end is told once, and not for a video that was never heard', () => {
    const { say, takeTold, loadVideo, engine } = startPlaying();
    say.state(0);
    say.state(0);
    expect(takeTold()).toEqual(['end']);
    loadVideo('second');
    engine.play();
    say.state(0);
    expect(takeTold()).toEqual([]);
  });

  test('what is told of another video is too late', () => {
    const { engine, loadVideo, say, takeTold, takeCommands } = startPlaying();
    loadVideo('second');
    for (const state of [2, 0, 3]) say.state(state, 1);
    say.error(150, 1);
    expect(takeTold()).toEqual([]);
    takeCommands();
    say.state(1, 1);
    expect(takeCommands()).toEqual(['stop']);
    engine.play();
    takeCommands();
    say.state(1, 1);
    say.error(150, 1);
    expect([takeTold(), takeCommands()]).toEqual([[], []]);
  });

  test('after a stop nothing is told any more, and the video goes', () => {
    const { engine, say, takeTold, takeCommands, isShown } = startPlaying();
    expect(isShown()).toBe(true);
    engine.stop();
    expect([isShown(), takeCommands()]).toEqual([false, ['stop']]);
    for (const state of [5, 2, 0]) say.state(state);
    say.error(5);
    engine.play();
    vi.advanceTimersByTime(60_000);
    expect([takeTold(), takeCommands()]).toEqual([[], []]);
  });
});
