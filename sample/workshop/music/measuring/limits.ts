import { targetLoudness } from '../mixer/mixer.ts';
import type { SongMeasures } from './song.ts';

/** The limits for every song of the sample. */
const limits = {
  seconds: [60, 150],
  maxMegabytes: 1.5,
  loudness: [targetLoudness - 0.5, targetLoudness + 0.5],
  maxTruePeak: -1,
  maxSilence: 0.1,
  maxSeam: 0.05,
} as const;

/** The limits that a song breaks, one phrase each. */
export function findBrokenLimits(measures: SongMeasures): string[] {
  const { seconds, megabytes, loudness, truePeak, clippedCount, silenceAtStart, silenceAtEnd, seam } = measures;
  const [shortest, longest] = limits.seconds;
  const [softest, loudest] = limits.loudness;
  const silence = Math.max(silenceAtStart, silenceAtEnd);
  const broken: [boolean, string][] = [
    [seconds < shortest || seconds > longest, `${seconds.toFixed(1)} s long; must be ${shortest} to ${longest} s`],
    [megabytes > limits.maxMegabytes, `${megabytes.toFixed(2)} MB large; must be at most ${limits.maxMegabytes} MB`],
    [
      loudness < softest || loudness > loudest,
      `${loudness.toFixed(1)} LUFS loud; must be ${softest} to ${loudest} LUFS`,
    ],
    [truePeak > limits.maxTruePeak, `peaks at ${truePeak.toFixed(2)} dBTP; must be at most ${limits.maxTruePeak} dBTP`],
    [clippedCount > 0, `${clippedCount} samples are clipped`],
    [
      silence > limits.maxSilence,
      `${silence.toFixed(2)} s of silence at an end; must be at most ${limits.maxSilence} s`,
    ],
    [seam > limits.maxSeam, `jumps by ${seam.toFixed(3)} from the end to the start; must be at most ${limits.maxSeam}`],
  ];
  return broken.filter(([isBroken]) => isBroken).map(([, phrase]) => phrase);
}
