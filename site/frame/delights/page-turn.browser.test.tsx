import { expect, test } from 'vitest';
import { pageTurnSeconds, playPageTurn } from './page-turn.ts';

test('a page rustles softly for a third of a second, then there is silence', async () => {
  const rate = 44_100;
  const context = new OfflineAudioContext(1, rate, rate);
  playPageTurn(context);
  const samples = (await context.startRendering()).getChannelData(0);
  const loudest = (from: number, to: number) =>
    samples.slice(from * rate, to * rate).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  expect(loudest(0, pageTurnSeconds)).toBeGreaterThan(0.02);
  expect(loudest(0, pageTurnSeconds)).toBeLessThan(0.25);
  expect(loudest(pageTurnSeconds + 0.05, 1)).toBeLessThan(0.001);
});
