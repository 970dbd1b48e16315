import { describe, expect, test, vi } from 'vitest';
import { emulateBrowser } from './fake-browser.ts';
import { requestPlay } from './fake-youtube.ts';

const browser = emulateBrowser();

describe('an error from YouTube', () => {
  test.each([
    [2, 'unplayable'],
    [5, 'unplayable'],
    [100, 'removed'],
    [101, 'embedding-refused'],
    [150, 'embedding-refused'],
    [153, 'blocked'],
    [999, 'blocked'],
  ])('%d means %s, and is reported once even if YouTube sends it twice', (code, reason) => {
    const { emit, takeEvents, takeCommands, engine, loadVideo } = requestPlay();
    emit.ready();
    takeCommands();
    emit.error(code);
    emit.error(code);
    emit.state(2);
    expect(takeEvents()).toEqual([`failure: ${reason}`]);
    expect(takeCommands()).toEqual(['stop']);
    vi.advanceTimersByTime(60_000);
    loadVideo('second');
    engine.play();
    emit.error(code);
    expect(takeEvents()).toEqual([`failure: ${reason}`]);
  });

  test('means offline if there is no network', () => {
    const { emit, events } = requestPlay();
    emit.ready();
    browser.onLine = false;
    emit.error(5);
    expect(events).toEqual(['failure: offline']);
  });
});

test('a failed video is hidden, and the next one is shown when it plays', () => {
  const { emit, isShown, engine, loadVideo } = requestPlay();
  emit.ready();
  expect(isShown()).toBe(true);
  emit.error(150);
  loadVideo('second');
  expect(isShown()).toBe(false);
  engine.play();
  expect(isShown()).toBe(true);
});

describe('no response from YouTube', () => {
  test('within 8 s is a failure, and the next attempt opens a new player', () => {
    const { engine, loadVideo, events, opened, hasPlayer } = requestPlay();
    vi.advanceTimersByTime(7999);
    expect(events).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(events).toEqual(['failure: blocked']);
    expect(hasPlayer()).toBe(false);
    loadVideo('second');
    engine.play();
    expect(opened).toEqual(['first', 'second']);
  });

  test('is a failure after 8 s, however often play is called', () => {
    const { engine, events, opened } = requestPlay();
    for (let call = 0; call < 7; call++) {
      vi.advanceTimersByTime(1000);
      engine.play();
    }
    vi.advanceTimersByTime(1000);
    expect([events, opened]).toEqual([['failure: blocked'], ['first']]);
  });

  test('for 8 s after its script is a failure: its player is blocked', () => {
    const { notify, events, hasPlayer } = requestPlay();
    vi.advanceTimersByTime(5000);
    notify({ name: 'script' });
    vi.advanceTimersByTime(7999);
    expect(events).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(events).toEqual(['failure: blocked']);
    expect(hasPlayer()).toBe(false);
  });

  test('is known at once if the script fails to load', () => {
    const { notify, events, hasPlayer } = requestPlay();
    notify({ name: 'missing' });
    expect(events).toEqual(['failure: blocked']);
    expect(hasPlayer()).toBe(false);
  });

  test('means offline if there is no network', () => {
    browser.onLine = false;
    const { notify, events } = requestPlay();
    notify({ name: 'missing' });
    expect(events).toEqual(['failure: offline']);
  });

  test('opens another player, even if one was ready', () => {
    const { emit, notify, engine, loadVideo, opened, takeCommands } = requestPlay();
    emit.ready();
    notify({ name: 'missing' });
    takeCommands();
    loadVideo('second');
    engine.play();
    expect([opened, takeCommands()]).toEqual([['first', 'second'], []]);
  });

  test('is not reported after a pause, but the next attempt opens a new player', () => {
    const { engine, notify, events, opened } = requestPlay();
    engine.pause();
    notify({ name: 'missing' });
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual([]);
    engine.play();
    expect(opened).toEqual(['first', 'first']);
  });
});

test('20 s of buffering without progress is a failure', () => {
  const { emit, takeEvents, takeCommands } = requestPlay();
  emit.ready();
  emit.state(3);
  vi.advanceTimersByTime(19_000);
  emit.time(0);
  emit.time(1);
  vi.advanceTimersByTime(19_999);
  emit.time(1);
  expect(takeEvents()).toEqual(['buffering', 'ready']);
  takeCommands();
  vi.advanceTimersByTime(1);
  expect(takeEvents()).toEqual(['failure: blocked']);
  expect(takeCommands()).toEqual(['stop']);
});

test('closing the engine removes its player', () => {
  const { engine, events, hasPlayer } = requestPlay();
  engine.close();
  vi.advanceTimersByTime(60_000);
  expect([hasPlayer(), events]).toEqual([false, []]);
});
