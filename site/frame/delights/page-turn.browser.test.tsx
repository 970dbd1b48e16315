import { expect, test } from 'vitest';
import { playPageTurn } from './page-turn.ts';

test('a page rustles softly for a third of a second, then there is silence', async () => {
  const rate = 44_100;
  const context = new OfflineAudioContext(1, rate, rate);
  playPageTurn(context);
  const samples = (await context.startRendering()).getChannelData(0);
  const loudest = (from: number, to: number) =>
    samples.slice(from * rate, to * rate).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  expect(loudest(0.2, 0.33)).toBeGreaterThan(0.02);
  expect(loudest(0, 0.33)).toBeLessThan(0.25);
  expect(loudest(0.37, 1)).toBeLessThan(0.001);
});
