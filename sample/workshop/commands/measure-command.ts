import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from '#admin/commands/command.ts';
import { ReportedError, ToolError } from '#admin/commands/tool-errors.ts';

export const measureCommand: Command = {
  name: 'measure',
  summary: 'measure the sample pieces: loudness, peaks, ends, spectrum, harmony',
  usage: ['[PIECE...]'],
  details:
    'Decodes and measures the files in content/music, and reads their scores. LUFS is the loudness (ITU-R BS.1770), ' +
    'dBTP the true peak, seam the jump from the end to the start, width the difference between left and right (dB). ' +
    'The second table has the share of each octave (dB). The third has, from the score, how many notes of the ' +
    'melodies are in the chord, how many parts clash, and how many bars repeat an earlier one. The exit code is 1 if ' +
    'a piece breaks a limit or has a clash.',
  words: [0, Number.POSITIVE_INFINITY],
  async run({ terminal, contentFolder, words }) {
    const { chooseScores } = await import('./choose-scores.ts');
    const { formatHarmony, formatOctaves, formatSongs } = await import('./measure-tables.ts');
    const { decodeMp3 } = await import('../music/measuring/decoder.ts');
    const { examineScore } = await import('../music/measuring/harmony.ts');
    const { findBrokenLimits } = await import('../music/measuring/limits.ts');
    const { measureSong } = await import('../music/measuring/song.ts');
    const { octavesOf } = await import('../music/measuring/spectrum.ts');
    const rows = [];
    for (const score of chooseScores(words)) {
      const file = await readSong(contentFolder, score.id);
      const { sound, sampleRate } = await decodeMp3(file);
      const mono = sound.left.map((value, i) => value + (sound.right[i] ?? 0));
      const song = measureSong(sound, sampleRate, file.length);
      rows.push({ id: score.id, song, octaves: octavesOf(mono, sampleRate), harmony: examineScore(score) });
    }
    terminal.print([formatSongs(rows), formatOctaves(rows), formatHarmony(rows)].join('\n\n'));
    const problems = rows.flatMap(({ id, song, harmony }) => [
      ...findBrokenLimits(song).map((sentence) => `${id}: ${sentence}.`),
      ...harmony.clashes.map((clash) => `${id}: ${clash} clash.`),
    ]);
    if (problems.length === 0) return;
    terminal.print(['', ...problems].join('\n'));
    throw new ReportedError();
  },
};

async function readSong(contentFolder: string, id: string): Promise<Uint8Array> {
  try {
    return await readFile(join(contentFolder, 'music', `${id}.mp3`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new ToolError(`content/music/${id}.mp3 does not exist. To create it: npm run music -- render ${id}`);
  }
}
