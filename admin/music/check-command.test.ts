import { expect, it } from 'vitest';
import { alive, runMusic, startYouTube, writeTracks } from './fake-youtube.ts';

const own = 'file: music/sunset-drive.mp3';
const check = (contentFolder: string, youTube?: Awaited<ReturnType<typeof startYouTube>>) =>
  runMusic(['check'], { contentFolder, ...(youTube && { youTube }) });

it('ends with 0 when all tracks can be played, and shows their titles on YouTube', async () => {
  const contentFolder = await writeTracks(own, 'videoId: aaaaaaaaaaa', own, 'videoId: bbbbbbbbbbb');
  const youTube = await startYouTube({
    aaaaaaaaaaa: alive('Sunset Drive (Official Video)', 'The Tapes'),
    bbbbbbbbbbb: alive('Some\u001b[31m other\nsong', ''),
  });
  const { code, out, notes } = await check(contentFolder, youTube);
  expect({ code, notes }).toEqual({ code: 0, notes: '' });
  expect(out).toBe(
    [
      '✓ content/tracks.yaml:8:3  Sunset Drive (aaaaaaaaaaa) can be played.',
      '    On YouTube it is called "Sunset Drive (Official Video)", by The Tapes.',
      '✓ content/tracks.yaml:16:3  Sunset Drive (bbbbbbbbbbb) can be played.',
      '    On YouTube it is called "Some�[31m other song".',
      '',
      '2 YouTube tracks: 2 can be played.',
      '2 own files need no check.',
      '',
    ].join('\n'),
  );
});

it('ends with 1 when some are dead, names their lines, and says what to do', async () => {
  const ids = ['aaaaaaaaaaa', 'bbbbbbbbbbb', 'ccccccccccc', 'ddddddddddd', 'eeeeeeeeeee'];
  const contentFolder = await writeTracks(own, ...ids.map((id) => `videoId: ${id}`));
  const youTube = await startYouTube({
    aaaaaaaaaaa: { status: 401 },
    bbbbbbbbbbb: { status: 403 },
    ccccccccccc: { status: 404 },
    ddddddddddd: { status: 503 },
    eeeeeeeeeee: alive('Sunset Drive'),
  });
  const { code, out, notes } = await check(contentFolder, youTube);
  expect({ code, notes }).toEqual({ code: 1, notes: '' });
  expect(out).toContain(
    '✗ content/tracks.yaml:8:3  Sunset Drive (aaaaaaaaaaa) is dead: its uploader does not let other sites play it.\n' +
      '    Replace the id in this line with that of another video of the song.',
  );
  expect(out).toContain('✗ content/tracks.yaml:12:3  Sunset Drive (bbbbbbbbbbb) is dead: YouTube refuses access to it');
  expect(out).toContain('✗ content/tracks.yaml:16:3  Sunset Drive (ccccccccccc) is dead: YouTube has no such video.');
  expect(out).toContain('Open https://www.youtube.com/watch?v=bbbbbbbbbbb while signed out.');
  expect(out).toContain('Open https://www.youtube.com/watch?v=ccccccccccc and correct the id in this line');
  expect(out).toContain(
    '! content/tracks.yaml:20:3  Sunset Drive (ddddddddddd): YouTube gave no clear answer (status 503).',
  );
  expect(out).toContain('\n5 YouTube tracks: 1 can be played, 3 dead, which the player skips, 1 unknown.\n');
  expect(out).toContain('1 own file needs no check.');
});

it('ends with 2 when YouTube cannot be reached, and says why', async () => {
  const youTube = await startYouTube({});
  await youTube.close();
  const { code, out, notes } = await check(await writeTracks('videoId: aaaaaaaaaaa'), youTube);
  expect(code).toBe(2);
  expect(notes).toMatch(/^YouTube could not be reached: .*ECONNREFUSED.*\. Check the network, then try again\.\n$/);
  expect(out).toBe(
    '– content/tracks.yaml:4:3  Sunset Drive (aaaaaaaaaaa): YouTube did not answer.\n\n1 YouTube track: 0 can be played, 1 unknown.\n',
  );
});

it.each([429, 500])('ends with 2 when YouTube says %i and nothing is known to be dead', async (status) => {
  const contentFolder = await writeTracks('videoId: aaaaaaaaaaa', 'videoId: bbbbbbbbbbb');
  const youTube = await startYouTube({ aaaaaaaaaaa: alive('Sunset Drive'), bbbbbbbbbbb: { status } });
  const { code, out } = await check(contentFolder, youTube);
  expect(code).toBe(2);
  expect(out).toContain('2 YouTube tracks: 1 can be played, 1 unknown.');
});

it('ends with 1 when one is dead although others are unknown', async () => {
  const contentFolder = await writeTracks('videoId: aaaaaaaaaaa', 'videoId: bbbbbbbbbbb');
  const youTube = await startYouTube({ aaaaaaaaaaa: 'nothing', bbbbbbbbbbb: { status: 404 } });
  const { code, notes } = await runMusic(['check'], { contentFolder, youTube: { ...youTube, timeoutMs: 200 } });
  expect(code).toBe(1);
  expect(notes).toContain('YouTube could not be reached: no answer within 0.2 seconds.');
});

it('sends no request when all tracks are own files', async () => {
  const { code, out, notes } = await check(await writeTracks(own));
  expect({ code, out, notes }).toEqual({
    code: 0,
    out: 'No track is a YouTube video, so there is nothing to check.\n1 own file needs no check.\n',
    notes: '',
  });
});

it('reports mistakes in the tracks as the build does, and sends no request', async () => {
  const contentFolder = await writeTracks('videoId: aaaaaaaaaaa', 'videoId: https://youtu.be/');
  const { code, out, notes } = await check(contentFolder);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(notes).toContain('There is one mistake in the content.');
  expect(notes).toContain(
    'content/tracks.yaml:8:3  1.videoId  must be the address of a YouTube video, or the eleven characters after its v=\n    for example: videoId: dQw4w9WgXcQ',
  );
});

it('takes no arguments', async () => {
  expect(await runMusic(['check', 'now'])).toEqual({
    code: 2,
    out: '',
    notes: 'Unexpected argument "now".\nUsage: npm run music -- check\n',
  });
});

it('finds the video id in a full URL', async () => {
  const contentFolder = await writeTracks('videoId: https://www.youtube.com/watch?v=aaaaaaaaaaa&t=42s');
  const youTube = await startYouTube({ aaaaaaaaaaa: alive('A Song') });
  const { code, out } = await check(contentFolder, youTube);
  expect(code).toBe(0);
  expect(out).toContain('(aaaaaaaaaaa) can be played.');
});
