import { advise, type Finding, skipped, wrong } from '#admin/terminal/finding.ts';
import { toHarmlessLine } from '#admin/terminal/harmless-text.ts';
import type { AskedTrack } from './ask-about-tracks.ts';
import { watchAddress } from './youtube.ts';

/** Whether nobody can play the track until the owner fixes it. */
export function isDead({ answer: { kind } }: AskedTrack): boolean {
  return kind === 'embedding-refused' || kind === 'private' || kind === 'missing';
}

export function describeTrack({ track: { title, videoId, place }, answer }: AskedTrack): Finding {
  const name = `${place}  ${title} (${videoId})`;
  switch (answer.kind) {
    case 'alive': {
      const author = answer.author === '' ? '' : `, by ${toHarmlessLine(answer.author)}`;
      const remedy = `On YouTube it is called "${toHarmlessLine(answer.title)}"${author}.`;
      return { mark: 'fine', sentence: `${name} can be played.`, remedy };
    }
    case 'embedding-refused':
      return wrong(
        `${name} is dead: its uploader does not let other sites play it.`,
        'Replace the id in this line with that of another video of the song. If it is yours, allow embedding in its settings.',
      );
    case 'private':
      return wrong(
        `${name} is dead: YouTube refuses access to it, as to private videos.`,
        `Open ${watchAddress(videoId)} while signed out. If it plays there, YouTube blocks this network: check from another ` +
          'one. Otherwise replace the id in this line with that of another video.',
      );
    case 'missing':
      return wrong(
        `${name} is dead: YouTube has no such video. It was removed, made private, or the id is mistyped.`,
        `Open ${watchAddress(videoId)} and correct the id in this line, or remove the track.`,
      );
    case 'unsure':
    case 'rate-limited':
      return advise(`${name}: YouTube gave no clear answer (${answer.reason}).`, 'Try again later.');
    case 'unreachable':
      return skipped(`${name}: YouTube did not answer.`);
    case 'not-asked':
      return skipped(`${name} was not checked.`);
  }
}
