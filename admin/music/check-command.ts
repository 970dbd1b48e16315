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
    'Looks up each videoId in content/tracks.yaml at YouTube, which needs a network but no account. The exit code is 0 ' +
    'if all tracks can be played, 1 if some are dead or content/tracks.yaml has a mistake, and 2 if YouTube gave no ' +
    'clear answer. It does not notice videos that are blocked only in some countries. It checks the sample; --site ' +
    'FOLDER names another site.',
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
      terminal.print(formatCount(tracks.ownCount, 'own file needs no check.', 'own files need no check.'));
    }
    const failure = asked.find(({ answer }) => answer.kind === 'unreachable')?.answer;
    if (failure?.kind === 'unreachable')
      terminal.note(`YouTube could not be reached: ${failure.reason}. Check the network, then try again.`);
    if (asked.some(isDead)) return 1;
    return asked.every(({ answer }) => answer.kind === 'alive') ? 0 : 2;
  },
};

function summarise(asked: readonly AskedTrack[]): string {
  if (asked.length === 0) return 'No track is a YouTube video, so there is nothing to check.';
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
