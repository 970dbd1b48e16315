import { describe, expect, test, vi } from 'vitest';
import { emulateBrowser } from './fake-browser.ts';
import { requestPlay } from './fake-youtube.ts';

const browser = emulateBrowser();

describe('a refusal', () => {
  test('is reported once, whatever follows, and is not a failure', () => {
    const { emit, takeEvents } = requestPlay();
    emit.ready();
    emit.state(3);
    takeEvents();
    emit.refusal();
    emit.refusal();
    emit.state(-1);
    emit.state(2);
    vi.advanceTimersByTime(60_000);
    expect(takeEvents()).toEqual(['refusal']);
  });

  test('can be silent: 8 s without a response, or an unrequested pause', () => {
    const silent = requestPlay();
    silent.emit.ready();
    silent.emit.state(-1);
    vi.advanceTimersByTime(7999);
    expect(silent.events).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(silent.events).toEqual(['refusal']);

    const paused = requestPlay();
    paused.emit.ready();
    paused.emit.state(2);
    expect(paused.events).toEqual(['refusal']);

    const { engine, emit, takeEvents, loadVideo } = requestPlay();
    emit.ready();
    emit.state(1);
    engine.pause();
    emit.state(2);
    takeEvents();
    engine.play();
    emit.state(2);
    expect(takeEvents()).toEqual(['refusal']);
    engine.play();
    emit.state(1);
    engine.pause();
    loadVideo('second');
    engine.play();
    takeEvents();
    emit.state(2);
    expect(takeEvents()).toEqual(['refusal']);
  });

  test('comes in time however often play is called, and every call reaches YouTube', () => {
    const { engine, emit, events, takeCommands } = requestPlay();
    emit.ready();
    takeCommands();
    for (let call = 0; call < 7; call++) {
      vi.advanceTimersByTime(1000);
      engine.play();
    }
    vi.advanceTimersByTime(1000);
    expect([events, takeCommands()]).toEqual([['refusal'], Array(7).fill('play')]);
  });

  test('by timeout comes once per load: the next timeout is a failure', () => {
    const { engine, loadVideo, emit, takeEvents } = requestPlay();
    emit.ready();
    vi.advanceTimersByTime(8000);
    engine.play();
    vi.advanceTimersByTime(7999);
    expect(takeEvents()).toEqual(['refusal']);
    vi.advanceTimersByTime(1);
    expect(takeEvents()).toEqual(['failure: blocked']);
    loadVideo('second');
    engine.play();
    vi.advanceTimersByTime(8000);
    expect(takeEvents()).toEqual(['refusal']);
  });

  test('while it buffers does not become a failure later', () => {
    const { emit, events } = requestPlay();
    emit.ready();
    emit.state(3);
    emit.refusal();
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual(['buffering', 'refusal']);
  });

  test('is not preceded by buffering before any gesture, unless it has played', () => {
    browser.userActivation.hasBeenActive = false;
    const { emit, takeEvents } = requestPlay();
    emit.ready();
    emit.state(3);
    emit.refusal();
    expect(takeEvents()).toEqual(['refusal']);
    emit.state(1);
    emit.state(3);
    expect(takeEvents()).toEqual(['playing', 'buffering']);
  });

  test('ends with the next play', () => {
    const { engine, emit, takeEvents, takeCommands } = requestPlay();
    emit.ready();
    emit.refusal();
    takeCommands();
    engine.play();
    emit.refusal();
    engine.play();
    emit.state(1);
    expect(takeEvents()).toEqual(['refusal', 'refusal', 'playing']);
    expect(takeCommands()).toEqual(['sound 100 false', 'play', 'sound 100 false', 'play']);
  });

  test('is a failure if there is no network', () => {
    const { emit, events } = requestPlay();
    emit.ready();
    browser.onLine = false;
    vi.advanceTimersByTime(8000);
    expect(events).toEqual(['failure: offline']);
  });
});
