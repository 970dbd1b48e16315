import { advise, type Finding, skipped, wrong } from '#admin/terminal/finding.ts';
import { toHarmlessLine } from '#admin/terminal/harmless-text.ts';
import type { AskedTrack } from './ask-about-tracks.ts';
import { watchAddress } from './youtube.ts';

/** The track will not play for anybody until the owner does something. */
export function isDead({ answer: { kind } }: AskedTrack): boolean {
  return kind === 'embedding-refused' || kind === 'private' || kind === 'missing';
}

export function describeTrack({ track: { title, videoId, place }, answer }: AskedTrack): Finding {
  const name = `${place}  ${title} (${videoId})`;
  switch (answer.kind) {
    case 'alive': {
      const author = answer.author === '' ? '' : `, by ${toHarmlessLine(answer.author)}`;
      const remedy = `There it is called "${toHarmlessLine(answer.title)}"${author}.`;
      return { mark: 'fine', sentence: `${name} can be played.`, remedy };
    }
    case 'embedding-refused':
      return wrong(
        `${name} is dead: whoever uploaded it lets no other site play it.`,
        'Write the id of another video of the song into this line. If it is yours, allow embedding in its settings.',
      );
    case 'private':
      return wrong(
        `${name} is dead: YouTube does not hand it out, as it does with private videos.`,
        `Look at ${watchAddress(videoId)} while signed out. If it plays there, YouTube turned this network away: ask from ` +
          'another one. Otherwise write the id of another video into this line.',
      );
    case 'missing':
      return wrong(
        `${name} is dead: YouTube has no such video. It was removed, made private, or the id is mistyped.`,
        `Look at ${watchAddress(videoId)} and write the right id into this line, or take the track out.`,
      );
    case 'unsure':
    case 'too-often':
      return advise(`${name}: YouTube cannot say now (${answer.reason}).`, 'Try again in a while.');
    case 'unreachable':
      return skipped(`${name}: YouTube did not answer.`);
    case 'not-asked':
      return skipped(`${name} was not asked about.`);
  }
}
