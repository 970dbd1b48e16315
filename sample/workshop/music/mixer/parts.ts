import type { DrumSound } from '../drums/drum-sound.ts';
import { closeHit, renderHit } from '../drums/hit.ts';
import { kits } from '../drums/kits.ts';
import { addChorus } from '../effects/chorus.ts';
import { createSound, panSound } from '../effects/stereo.ts';
import { instruments } from '../instruments/instruments.ts';
import type { Kit, Part } from '../score.ts';
import type { PerformedHit, PerformedNote } from '../sequencer/performance.ts';
import type { Sound } from '../synthesizer/sound.ts';
import { playNote } from '../synthesizer/voice.ts';
import { gainOf } from './polish.ts';

/** Variations of each drum, like several recordings of it. */
const takeCount = 7;

/** Renders one part with its instrument; `length` is in samples. */
export function renderPart(
  part: Part,
  notes: readonly PerformedNote[],
  length: number,
  sampleRate: number,
  random: () => number,
): Sound {
  const sound = createSound(length);
  const instrument = { ...instruments[part.instrument], ...part.change };
  for (const [index, note] of notes.entries()) {
    const place = (part.scatter ?? 0) * Math.sin(index * 2.4);
    playNote(instrument, { ...note, place }, sound, sampleRate, random);
  }
  if (part.chorus) addChorus(sound, sampleRate, part.chorus);
  if (part.pan) panSound(sound, part.pan);
  return sound;
}

/** Renders the drums: the dry sound, and the send to the reverb. */
export function renderDrums(
  hits: readonly PerformedHit[],
  kit: Kit,
  length: number,
  sampleRate: number,
  random: () => number,
): { dry: Sound; room: Sound } {
  const [dry, room] = [createSound(length), createSound(length)];
  const levels = new Map(Object.entries(kit.levels ?? {}));
  const soundOf = (name: string): DrumSound => {
    const sound = kits[kit.name][name];
    if (!sound) throw new Error(`The kit "${kit.name}" has no "${name}".`);
    return sound;
  };
  const takes = new Map<string, Float32Array[]>();
  /** Consecutive hits use different takes. */
  const findTake = (name: string, sound: DrumSound, index: number): Float32Array => {
    const known = takes.get(name) ?? Array.from({ length: takeCount }, () => renderHit(sound, sampleRate, random));
    takes.set(name, known);
    return known[index % takeCount] ?? new Float32Array();
  };
  for (const [index, hit] of hits.entries()) {
    const { pan = 0, room: share = 0, choke, ...sound } = soundOf(hit.sound);
    const isCutBy = (later: PerformedHit) => later.start > hit.start + 0.01 && soundOf(later.sound).choke === choke;
    const cut = choke ? hits.slice(index + 1, index + 12).find(isCutBy) : undefined;
    const take = findTake(hit.sound, sound, index);
    const wave = cut ? closeHit(take, sampleRate, cut.start - hit.start) : take;
    const level = hit.velocity ** 1.4 * hit.loudness * gainOf(levels.get(hit.sound) ?? 0);
    const first = Math.round(hit.start * sampleRate);
    for (const [side, gain] of [['left', Math.min(1, 1 - pan)] as const, ['right', Math.min(1, 1 + pan)] as const]) {
      const [near, far] = [dry[side], room[side]];
      const end = Math.min(wave.length, length - first);
      for (let i = 0; i < end; i += 1) {
        const value = (wave[i] ?? 0) * level * gain;
        near[first + i] = (near[first + i] ?? 0) + value;
        far[first + i] = (far[first + i] ?? 0) + value * share;
      }
    }
  }
  return { dry, room };
}
