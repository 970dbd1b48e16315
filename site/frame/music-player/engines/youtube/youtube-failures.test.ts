import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askForSound } from './fake-youtube.ts';

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

test('a video that failed is seen no more, and the next one is, once it is to play', () => {
  const { say, isShown, engine, loadVideo } = askForSound();
  say.ready();
  expect(isShown()).toBe(true);
  say.error(150);
  loadVideo('second');
  expect(isShown()).toBe(false);
  engine.play();
  expect(isShown()).toBe(true);
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
