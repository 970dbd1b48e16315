import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from '#admin/commands/command.ts';

export const renderCommand: Command = {
  name: 'render',
  summary: 'render the sample pieces to content/music',
  usage: ['[PIECE...]'],
  details:
    'Plays the pieces in sample/workshop/music/scores with the synthesizer next to them, and writes MP3 files. ' +
    'Without a name, it renders all pieces, which takes some minutes. Your own songs do not need it.',
  words: [0, Number.POSITIVE_INFINITY],
  async run({ terminal, contentFolder, words }) {
    // Imported here, so that the other commands start fast.
    const { chooseScores } = await import('./choose-scores.ts');
    const { renderSongs } = await import('./render-songs.ts');
    const { fingerprintSong, fingerprintSynthesizer } = await import('../music/mp3/fingerprint.ts');
    const chosen = chooseScores(words);
    const folder = join(contentFolder, 'music');
    await mkdir(folder, { recursive: true });
    const synthesizer = await fingerprintSynthesizer();
    const tasks = chosen.map(async ({ id }) => ({
      id,
      file: join(folder, `${id}.mp3`),
      fingerprint: await fingerprintSong(id, synthesizer),
    }));
    await renderSongs(await Promise.all(tasks), ({ id }, byteCount) => {
      terminal.print(`content/music/${id}.mp3  ${(byteCount / 1e6).toFixed(2)} MB`);
    });
  },
};
