import { targetLoudness } from '../mixer/mixer.ts';
import type { SongMeasures } from './song.ts';

/** What every song of the sample keeps to. */
const promises = {
  seconds: [60, 150],
  mostMegabytes: 1.5,
  loudness: [targetLoudness - 0.5, targetLoudness + 0.5],
  mostTruePeak: -1,
  mostSilence: 0.1,
  mostSeam: 0.05,
} as const;

/** What a song breaks, one sentence each. */
export function brokenPromises(measures: SongMeasures): string[] {
  const { seconds, megabytes, loudness, truePeak, clippedCount, silenceAtStart, silenceAtEnd, seam } = measures;
  const [shortest, longest] = promises.seconds;
  const [softest, loudest] = promises.loudness;
  const silence = Math.max(silenceAtStart, silenceAtEnd);
  const broken: [boolean, string][] = [
    [seconds < shortest || seconds > longest, `${seconds.toFixed(1)} s long; ${shortest} to ${longest} are right`],
    [megabytes > promises.mostMegabytes, `${megabytes.toFixed(2)} MB large; ${promises.mostMegabytes} are the most`],
    [loudness < softest || loudness > loudest, `${loudness.toFixed(1)} LUFS loud; ${softest} to ${loudest} are right`],
    [truePeak > promises.mostTruePeak, `peaks at ${truePeak.toFixed(2)} dBTP; ${promises.mostTruePeak} is the most`],
    [clippedCount > 0, `${clippedCount} samples are clipped`],
    [
      silence > promises.mostSilence,
      `${silence.toFixed(2)} s of silence at an end; ${promises.mostSilence} are the most`,
    ],
    [
      seam > promises.mostSeam,
      `jumps by ${seam.toFixed(3)} from the end to the start; ${promises.mostSeam} is the most`,
    ],
  ];
  return broken.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}
