import { formatCount } from '#admin/guestbook/show-entries.ts';
import { formatFinding } from '#admin/terminal/finding.ts';
import { type AskedTrack, askAboutTracks } from './ask-about-tracks.ts';
import { describeTrack, isDead } from './describe-track.ts';
import type { MusicCommand } from './music-command.ts';
import { readTracks } from './youtube-tracks.ts';

export const checkCommand: MusicCommand = {
  name: 'check',
  summary: 'ask YouTube whether its tracks can still be played',
  details:
    'Each videoId in content/tracks.yaml is looked up at YouTube, which needs a network and no account. It ends with 0 when ' +
    'all tracks can be played, with 1 when some are dead or content/tracks.yaml has a mistake, and with 2 when YouTube could ' +
    'not be asked. Whether a video is blocked in single countries cannot be seen from here. It is about the sample; ' +
    '--site FOLDER names another site.',
  async run(tool) {
    const { terminal } = tool;
    const tracks = await readTracks(tool.contentFolder);
    if ('mistakes' in tracks) {
      terminal.note(tracks.mistakes);
      return 1;
    }
    const asked = await askAboutTracks(tracks.fromYouTube, tool);
    for (const entry of asked) terminal.print(formatFinding(describeTrack(entry), terminal));
    if (asked.length > 0) terminal.print('');
    terminal.print(summarise(asked));
    if (tracks.ownCount > 0) {
      terminal.print(formatCount(tracks.ownCount, 'own file, always there.', 'own files, always there.'));
    }
    const silence = asked.find(({ answer }) => answer.kind === 'unreachable')?.answer;
    if (silence?.kind === 'unreachable')
      terminal.note(`YouTube could not be reached: ${silence.reason}. Try again where there is a network.`);
    if (asked.some(isDead)) return 1;
    return asked.every(({ answer }) => answer.kind === 'alive') ? 0 : 2;
  },
};

function summarise(asked: readonly AskedTrack[]): string {
  if (asked.length === 0) return 'No track is a YouTube video, so there is nothing to ask.';
  const deadCount = asked.filter(isDead).length;
  const aliveCount = asked.filter(({ answer }) => answer.kind === 'alive').length;
  const unknownCount = asked.length - aliveCount - deadCount;
  const parts = [
    `${aliveCount} can be played`,
    ...(deadCount > 0 ? [`${deadCount} dead, which the player skips`] : []),
    ...(unknownCount > 0 ? [`${unknownCount} unknown`] : []),
  ];
  return `${formatCount(asked.length, 'YouTube track', 'YouTube tracks')}: ${parts.join(', ')}.`;
}
