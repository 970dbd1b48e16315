import type { Command } from '#admin/commands/command.ts';
import { ReportedError, ToolError } from '#admin/commands/tool-errors.ts';
import { formatCount } from '#admin/guestbook/show-entries.ts';
import { formatFinding } from '#admin/terminal/finding.ts';
import { type AskedTrack, askAboutTracks } from './ask-about-tracks.ts';
import { describeTrack, isDead } from './describe-track.ts';
import { youTube as realYouTube, type YouTube } from './youtube.ts';
import { readTracks } from './youtube-tracks.ts';

export const makeCheckCommand = (youTube: YouTube = realYouTube): Command => ({
  name: 'check',
  summary: 'ask YouTube whether its tracks can still be played',
  usage: [''],
  details:
    'Looks up each videoId in content/tracks.yaml at YouTube, which needs a network but no account. The exit code is 0 ' +
    'if all tracks can be played, 1 if some are dead or content/tracks.yaml has a mistake, and 2 if YouTube gave no ' +
    'clear answer. It does not notice videos that are blocked only in some countries.',
  words: [0, 0],
  async run({ terminal, contentFolder, fetch }) {
    const tracks = await readTracks(contentFolder);
    if ('mistakes' in tracks) throw new ToolError(tracks.mistakes);
    const asked = await askAboutTracks(tracks.fromYouTube, { youTube, fetch });
    for (const entry of asked) terminal.print(formatFinding(describeTrack(entry), terminal));
    if (asked.length > 0) terminal.print('');
    terminal.print(summarise(asked));
    if (tracks.ownCount > 0) {
      terminal.print(formatCount(tracks.ownCount, 'own file needs no check.', 'own files need no check.'));
    }
    const failure = asked.find(({ answer }) => answer.kind === 'unreachable')?.answer;
    if (failure?.kind === 'unreachable')
      terminal.note(`YouTube could not be reached: ${failure.reason}. Check the network, then try again.`);
    if (asked.some(isDead)) throw new ReportedError();
    if (asked.some(({ answer }) => answer.kind !== 'alive')) throw new ReportedError(2);
  },
});

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
