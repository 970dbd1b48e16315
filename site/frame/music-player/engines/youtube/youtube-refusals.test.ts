import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askForSound } from './fake-youtube.ts';

const browser = { onLine: true, userActivation: { hasBeenActive: true } };

beforeEach(() => {
  browser.onLine = true;
  browser.userActivation.hasBeenActive = true;
  vi.stubGlobal('navigator', browser);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a refusal', () => {
  test('is told once, whatever comes after it, and is no failure', () => {
    const { say, takeTold } = askForSound();
    say.ready();
    say.state(3);
    takeTold();
    say.refusal();
    say.refusal();
    say.state(-1);
    say.state(2);
    vi.advanceTimersByTime(60_000);
    expect(takeTold()).toEqual(['refusal']);
  });

  test('comes without a word: 8 s of silence, or a pause that nobody asked for', () => {
    const silent = askForSound();
    silent.say.ready();
    silent.say.state(-1);
    vi.advanceTimersByTime(7999);
    expect(silent.told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(silent.told).toEqual(['refusal']);

    const paused = askForSound();
    paused.say.ready();
    paused.say.state(2);
    expect(paused.told).toEqual(['refusal']);

    const { engine, say, takeTold, loadVideo } = askForSound();
    say.ready();
    say.state(1);
    engine.pause();
    say.state(2);
    takeTold();
    engine.play();
    say.state(2);
    expect(takeTold()).toEqual(['refusal']);
    engine.play();
    say.state(1);
    engine.pause();
    loadVideo('second');
    engine.play();
    takeTold();
    say.state(2);
    expect(takeTold()).toEqual(['refusal']);
  });

  test('comes in time though sound is asked for again and again, of which YouTube hears', () => {
    const { engine, say, told, takeCommands } = askForSound();
    say.ready();
    takeCommands();
    for (let press = 0; press < 7; press++) {
      vi.advanceTimersByTime(1000);
      engine.play();
    }
    vi.advanceTimersByTime(1000);
    expect([told, takeCommands()]).toEqual([['refusal'], Array(7).fill('play')]);
  });

  test('without a word comes once for each load: then it is a failure', () => {
    const { engine, loadVideo, say, takeTold } = askForSound();
    say.ready();
    vi.advanceTimersByTime(8000);
    engine.play();
    vi.advanceTimersByTime(7999);
    expect(takeTold()).toEqual(['refusal']);
    vi.advanceTimersByTime(1);
    expect(takeTold()).toEqual(['failure: blocked']);
    loadVideo('second');
    engine.play();
    vi.advanceTimersByTime(8000);
    expect(takeTold()).toEqual(['refusal']);
  });

  test('while it was buffering is no failure later', () => {
    const { say, told } = askForSound();
    say.ready();
    say.state(3);
    say.refusal();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['buffering', 'refusal']);
  });

  test('is not preceded by buffering where the visitor has touched nothing, unless it was heard', () => {
    browser.userActivation.hasBeenActive = false;
    const { say, takeTold } = askForSound();
    say.ready();
    say.state(3);
    say.refusal();
    expect(takeTold()).toEqual(['refusal']);
    say.state(1);
    say.state(3);
    expect(takeTold()).toEqual(['playing', 'buffering']);
  });

  test('is over with the next play', () => {
    const { engine, say, takeTold, takeCommands } = askForSound();
    say.ready();
    say.refusal();
    takeCommands();
    engine.play();
    say.refusal();
    engine.play();
    say.state(1);
    expect(takeTold()).toEqual(['refusal', 'refusal', 'playing']);
    expect(takeCommands()).toEqual(['sound 100 false', 'play', 'sound 100 false', 'play']);
  });

  test('is none where there is no network', () => {
    const { say, told } = askForSound();
    say.ready();
    browser.onLine = false;
    vi.advanceTimersByTime(8000);
    expect(told).toEqual(['failure: offline']);
  });
});
