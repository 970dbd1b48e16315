import { type AmbienceName, renderAmbience } from '../effects/ambience.ts';
import { duck } from '../effects/duck.ts';
import { createEchoes } from '../effects/echo.ts';
import { createReverb } from '../effects/reverb.ts';
import { softenPeaks } from '../effects/saturation.ts';
import { addSound, createSound, scaleSound } from '../effects/stereo.ts';
import { addTapeWear } from '../effects/tape.ts';
import { ticksOf } from '../notation/duration.ts';
import type { Kit, Part, Score } from '../score.ts';
import { perform } from '../sequencer/performance.ts';
import { seededRandom } from '../synthesizer/random.ts';
import type { Sound } from '../synthesizer/sound.ts';
import { limitPeaks } from './limiter.ts';
import { loudnessOf } from './loudness.ts';
import { renderDrums, renderPart } from './parts.ts';
import { fadeEnds, gainOf, polish } from './polish.ts';

export const sampleRate = 44_100;
/** LUFS */
export const targetLoudness = -16;
/** The encoder adds up to 1.5 dB to the peaks; encoded, they stay below -1 dBTP. */
const ceiling = gainOf(-2.9);

export type Mix = Sound & { seconds: number; deepestLimitingDb: number };

/**
 * Renders a score. Each part is normalized to the same loudness before its `level` applies, so that a balance does not
 * depend on the instruments.
 */
export function mixScore(score: Score): Mix {
  const performance = perform(score);
  const length = Math.round(performance.seconds * sampleRate);
  const random = seededRandom(score.seed * 7919);
  const total = createSound(length);
  const [toRoom, toEcho] = [createSound(length), createSound(length)];
  const kicks = performance.hits.filter(({ sound }) => sound === 'kick').map(({ start }) => start);

  const place = (sound: Sound, options: Part | Kit | { level: number }): number => {
    const loudness = loudnessOf(sound, sampleRate);
    if (loudness === -Infinity) return 0;
    const gain = gainOf(-20 - loudness + options.level);
    if ('duck' in options && options.duck) duck(sound, sampleRate, kicks, options.duck, options.duckSeconds);
    addSound(total, sound, gain);
    if ('reverb' in options && options.reverb) addSound(toRoom, sound, gain * options.reverb);
    if ('echo' in options && options.echo) addSound(toEcho, sound, gain * options.echo);
    return gain;
  };

  const notes = Map.groupBy(performance.notes, ({ part }) => part);
  for (const [name, part] of Object.entries(score.parts)) {
    place(renderPart(part, notes.get(name) ?? [], length, sampleRate, random), part);
  }
  if (performance.hits.length > 0) {
    const { dry, room } = renderDrums(performance.hits, score.kit, length, sampleRate, random);
    addSound(toRoom, room, place(dry, score.kit) * (score.kit.room ?? 1));
  }
  for (const [name, options] of Object.entries(score.ambience ?? {})) {
    place(renderAmbience(name as AmbienceName, length, sampleRate), options);
  }
  addSound(total, createReverb(toRoom, sampleRate, score.reverb ?? {}), score.reverb?.level ?? 1);
  const { time, ...echo } = score.echo ?? { time: '8.' };
  const echoSeconds = (ticksOf(time) / ticksOf(score.beat ?? '4')) * performance.secondsPerBeat;
  addSound(total, createEchoes(toEcho, sampleRate, echoSeconds, echo), 1);
  return { ...total, seconds: performance.seconds, deepestLimitingDb: master(total, score) };
}

/** Tone, tape, loudness and fades. Returns the deepest limiting in dB. */
function master(total: Sound, score: Score): number {
  if (score.tape) addTapeWear(total, sampleRate, score.tape);
  polish(total, sampleRate, score.tone);
  scaleSound(total, gainOf(targetLoudness - loudnessOf(total, sampleRate)));
  softenPeaks(total, 0.55);
  let deepest = 0;
  for (let pass = 0; pass < 3; pass += 1) {
    const missing = targetLoudness - loudnessOf(total, sampleRate);
    if (pass > 0 && Math.abs(missing) < 0.03) break;
    scaleSound(total, gainOf(missing));
    deepest = Math.min(deepest, limitPeaks(total, sampleRate, ceiling));
  }
  fadeEnds(total, sampleRate, score.fade ?? 0.06);
  return deepest;
}
