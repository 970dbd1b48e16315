import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MusicCommand } from '#admin/music/music-command.ts';

export const renderCommand: MusicCommand = {
  name: 'render',
  summary: 'play the sample pieces and write them to content/music',
  names: 'PIECE',
  details:
    'Each piece in sample/workshop/music/scores is played by the synthesizer next to it and written as an MP3 file. Without a name ' +
    'all of them are, which takes some minutes. Nobody needs this who only puts up songs of their own. It ends with 0 when ' +
    'all is written.',
  async run({ terminal, contentFolder }, names) {
    // Loaded here, so that the other commands start at once.
    const { chooseScores } = await import('./choose-scores.ts');
    const { renderSongs } = await import('./render-songs.ts');
    const { fingerprintSong, fingerprintSynthesizer } = await import('../music/mp3/fingerprint.ts');
    const chosen = chooseScores(names);
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
    return 0;
  },
};
