import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MusicCommand } from '#admin/music/music-command.ts';

export const measureCommand: MusicCommand = {
  name: 'measure',
  summary: 'measure the sample pieces: loudness, peaks, ends, spectrum, harmony',
  names: 'PIECE',
  details:
    'The files in content/music are decoded and measured, and their scores are read. LUFS is the loudness (ITU-R BS.1770), ' +
    'dBTP the true peak, seam the jump from the end to the start, width how much both sides differ (dB); then the share of ' +
    'each octave (dB), and by the score how many notes of the melodies belong to the chord, how many parts clash, how many ' +
    'bars come back unchanged. It ends with 1 when a piece is not as it should be.',
  async run({ terminal, contentFolder }, names) {
    const { chooseScores } = await import('./choose-scores.ts');
    const { formatHarmony, formatOctaves, formatSongs } = await import('./measure-tables.ts');
    const { decodeMp3 } = await import('../music/measuring/decoder.ts');
    const { examineScore } = await import('../music/measuring/harmony.ts');
    const { brokenPromises } = await import('../music/measuring/promises.ts');
    const { measureSong } = await import('../music/measuring/song.ts');
    const { octavesOf } = await import('../music/measuring/spectrum.ts');
    const rows = [];
    for (const score of chooseScores(names)) {
      const file = await readSong(contentFolder, score.id);
      const { sound, sampleRate } = await decodeMp3(file);
      const mono = sound.left.map((value, i) => value + (sound.right[i] ?? 0));
      const song = measureSong(sound, sampleRate, file.length);
      rows.push({ id: score.id, song, octaves: octavesOf(mono, sampleRate), harmony: examineScore(score) });
    }
    terminal.print([formatSongs(rows), formatOctaves(rows), formatHarmony(rows)].join('\n\n'));
    const complaints = rows.flatMap(({ id, song, harmony }) => [
      ...brokenPromises(song).map((sentence) => `${id}: ${sentence}.`),
      ...harmony.clashes.map((clash) => `${id}: ${clash} clash.`),
    ]);
    if (complaints.length === 0) return 0;
    terminal.print(['', ...complaints].join('\n'));
    return 1;
  },
};

async function readSong(contentFolder: string, id: string): Promise<Uint8Array> {
  try {
    return await readFile(join(contentFolder, 'music', `${id}.mp3`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`content/music/${id}.mp3 is not there. To write it: npm run music -- render ${id}`);
  }
}
