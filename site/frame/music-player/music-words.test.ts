import { describe, expect, it } from 'vitest';
import type { FailureReason } from './engines/engine.ts';
import { createTracks } from './engines/fake-engine.ts';
import { describeMusic } from './music-words.ts';
import { type Music, silence } from './playlist/music-state.ts';

const [track] = createTracks('Alpha');
const describeState = (change: Partial<Music>) => describeMusic({ ...silence, track, ...change });

describe('each state has its texts', () => {
  it.each([
    ['loading', 'Loading…', 'Loading'],
    ['buffering', 'Buffering…', 'Buffering'],
    ['waiting', 'Click or tap for music', 'Music starts with your first click, Enter or Space'],
    ['playing', '', 'Playing Alpha by The Alpha Band'],
    ['stopped', 'Nothing can be played', 'Nothing can be played'],
  ] as const)('%s', (state, shown, spoken) => {
    expect(describeState({ state })).toEqual({ shown, spoken });
  });

  it('paused is announced only if there was something to pause', () => {
    expect(describeState({ state: 'paused' })).toEqual({ shown: '', spoken: '' });
    expect(describeState({ state: 'paused', elapsedSeconds: 3 })).toEqual({ shown: '', spoken: 'Paused' });
  });
});

describe('a skipped track is named with the reason', () => {
  const reasons: [FailureReason, string][] = [
    ['blocked', 'Skipped Beta: it is blocked here'],
    ['removed', 'Skipped Beta: it is gone'],
    ['embedding-refused', 'Skipped Beta: it plays on YouTube only'],
    ['offline', 'Skipped Beta: no network'],
    ['unplayable', 'Skipped Beta: it cannot be played'],
  ];
  it.each(reasons)('%s', (reason, words) => {
    const skipped = { title: 'Beta', reason };
    expect(describeState({ state: 'loading', skipped })).toEqual({ shown: words, spoken: words });
    expect(describeState({ state: 'playing', skipped })).toEqual({
      shown: words,
      spoken: 'Playing Alpha by The Alpha Band',
    });
  });

  it('if it was the last one, the text says that nothing can be played', () => {
    const skipped = { title: 'Beta', reason: 'offline' } as const;
    expect(describeState({ state: 'stopped', skipped }).shown).toBe('Nothing can be played: no network');
    const gone = { ...skipped, reason: 'removed' } as const;
    expect(describeState({ state: 'stopped', skipped: gone }).shown).toBe('Nothing can be played');
  });
});
