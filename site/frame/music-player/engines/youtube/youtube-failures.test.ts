import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeYoutube } from './fake-youtube.ts';

const browser = { onLine: true };

beforeEach(() => {
  browser.onLine = true;
  vi.stubGlobal('navigator', browser);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function askForSound() {
  const youtube = createFakeYoutube();
  youtube.loadVideo('first');
  youtube.engine.play();
  return youtube;
}

describe('an error of YouTube’s', () => {
  test.each([
    [2, 'unplayable'],
    [5, 'unplayable'],
    [100, 'removed'],
    [101, 'embedding-refused'],
    [150, 'embedding-refused'],
    [153, 'blocked'],
    [999, 'blocked'],
  ])('%d means %s, and is told once though YouTube says it twice', (code, reason) => {
    const { say, takeTold, takeCommands, engine, loadVideo } = askForSound();
    say.ready();
    takeCommands();
    say.error(code);
    say.error(code);
    say.state(2);
    expect(takeTold()).toEqual([`failure: ${reason}`]);
    expect(takeCommands()).toEqual(['stop']);
    vi.advanceTimersByTime(60_000);
    loadVideo('second');
    engine.play();
    say.error(code);
    expect(takeTold()).toEqual([`failure: ${reason}`]);
  });

  test('is the network’s where there is none', () => {
    const { say, told } = askForSound();
    say.ready();
    browser.onLine = false;
    say.error(5);
    expect(told).toEqual(['failure: offline']);
  });
});

describe('no word of YouTube’s', () => {
  test('within 8 s is a failure, and the next try is a real one', () => {
    const { engine, loadVideo, told, opened, isThere } = askForSound();
    vi.advanceTimersByTime(7999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['failure: blocked']);
    expect(isThere()).toBe(false);
    loadVideo('second');
    engine.play();
    expect(opened).toEqual(['first', 'second']);
  });

  test('is a failure after 8 s though sound is asked for again and again', () => {
    const { engine, told, opened } = askForSound();
    for (let press = 0; press < 7; press++) {
      vi.advanceTimersByTime(1000);
      engine.play();
    }
    vi.advanceTimersByTime(1000);
    expect([told, opened]).toEqual([['failure: blocked'], ['first']]);
  });

  test('for 8 s after its script is one, too: its player is blocked', () => {
    const { tell, told, isThere } = askForSound();
    vi.advanceTimersByTime(5000);
    tell({ name: 'script' });
    vi.advanceTimersByTime(7999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['failure: blocked']);
    expect(isThere()).toBe(false);
  });

  test('is known at once where the script does not come', () => {
    const { tell, told, isThere } = askForSound();
    tell({ name: 'missing' });
    expect(told).toEqual(['failure: blocked']);
    expect(isThere()).toBe(false);
  });

  test('is the network’s where there is none', () => {
    browser.onLine = false;
    const { tell, told } = askForSound();
    tell({ name: 'missing' });
    expect(told).toEqual(['failure: offline']);
  });

  test('is a reason to open another player, also where one was ready', () => {
    const { say, tell, engine, loadVideo, opened, takeCommands } = askForSound();
    say.ready();
    tell({ name: 'missing' });
    takeCommands();
    loadVideo('second');
    engine.play();
    expect([opened, takeCommands()]).toEqual([['first', 'second'], []]);
  });

  test('means nothing to who has paused meanwhile, but the next try is a real one', () => {
    const { engine, tell, told, opened } = askForSound();
    engine.pause();
    tell({ name: 'missing' });
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    engine.play();
    expect(opened).toEqual(['first', 'first']);
  });
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

test('20 s of buffering without a step forward is a failure', () => {
  const { say, takeTold, takeCommands } = askForSound();
  say.ready();
  say.state(3);
  vi.advanceTimersByTime(19_000);
  say.time(0);
  say.time(1);
  vi.advanceTimersByTime(19_999);
  say.time(1);
  expect(takeTold()).toEqual(['buffering', 'ready']);
  takeCommands();
  vi.advanceTimersByTime(1);
  expect(takeTold()).toEqual(['failure: blocked']);
  expect(takeCommands()).toEqual(['stop']);
});

test('a closed engine takes its player along', () => {
  const { engine, told, isThere } = askForSound();
  engine.close();
  vi.advanceTimersByTime(60_000);
  expect([isThere(), told]).toEqual([false, []]);
});
