import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runMusic as run } from '#admin/music/fake-youtube.ts';
import { encodeMp3 } from '../music/mp3/encoder.ts';
import { musicCommands } from './workshop-commands.ts';

const runMusic = (typed: string[], options: { contentFolder?: string } = {}) =>
  run(typed, { ...options, commands: musicCommands });

async function writeMusicFolder(): Promise<string> {
  const contentFolder = await mkdtemp(join(tmpdir(), 'music-'));
  onTestFinished(() => rm(contentFolder, { recursive: true }));
  await mkdir(join(contentFolder, 'music'));
  return contentFolder;
}

it.each(['render', 'measure'])('%s takes names of pieces, and suggests the closest one for a typo', async (name) => {
  expect((await runMusic([name, '--help'])).out).toContain(`Usage: npm run music -- ${name} [PIECE...]\n`);
  expect(await runMusic([name, 'nihgt-bus'])).toEqual({
    code: 2,
    out: '',
    notes: 'There is no piece "nihgt-bus". Did you mean night-bus?\n',
  });
  expect(await runMusic([name, '--all'])).toMatchObject({
    code: 2,
    notes: `Unknown option --all for ${name}. See npm run music -- ${name} --help.\n`,
  });
});

it('measure exits with 1 and says which limits a song breaks', async () => {
  const contentFolder = await writeMusicFolder();
  const tone = Float32Array.from({ length: 44_100 }, (_, i) => 0.9 * Math.sin(i / 20));
  const file = await encodeMp3({ left: tone, right: tone }, 44_100, { title: 'Tone', artist: 'Bonbon' }, '');
  await writeFile(join(contentFolder, 'music/save-point.mp3'), file);
  const { code, out, notes } = await runMusic(['measure', 'save-point'], { contentFolder });
  expect({ code, notes }).toEqual({ code: 1, notes: '' });
  expect(out).toMatch(/^piece +seconds +MB +LUFS +dBTP/);
  expect(out).toMatch(/^octave around Hz +31.5 +63 /m);
  expect(out).toMatch(/^save-point +\d+ % +\d+ % +0 +0 +30 /m);
  expect(out).toContain('\nsave-point: 1.0 s long; must be 60 to 150 s.\nsave-point: ');
  expect(out).toMatch(/\nsave-point: -\d\.\d LUFS loud; must be -16\.5 to -15\.5 LUFS\.\n/);
}, 20_000);

it('measure says how to create a missing song', async () => {
  const contentFolder = await writeMusicFolder();
  expect(await runMusic(['measure', 'paper-dragon'], { contentFolder })).toMatchObject({
    code: 1,
    notes: 'content/music/paper-dragon.mp3 does not exist. To create it: npm run music -- render paper-dragon\n',
  });
});
