import { say } from '#studio/app/say.ts';
import type { PictureAnswer } from '#studio/protocol/media.ts';

type Made = Extract<PictureAnswer, { outcome: 'made' }>;

/** "12 MB", "240 kB". */
export function tellSize(bytes: number): string {
  if (bytes >= 950_000) return say('media.megabytes', { size: Number((bytes / 1e6).toPrecision(2)) });
  return say('media.kilobytes', { size: Math.max(1, Math.round(bytes / 1000)) });
}

/** What a picture is, in a few words. */
export const tellKind = ({ picture: { kind, width, height } }: Made): string =>
  say(`media.kinds.${kind}`, { width, height });

/** What was done to it, a sentence each. */
export function tellChanges({ changes, picture, before }: Made): string[] {
  const was = (change: Made['changes'][number]) => changes.includes(change);
  const isLighter = picture.bytes < before.bytes * 0.9 && picture.kind !== 'pixelArt';
  const times = Math.round(before.width / picture.width);
  return [
    ...(was('turned') ? [say('media.turned')] : []),
    ...(isLighter ? [say('media.smaller', { before: tellSize(before.bytes), now: tellSize(picture.bytes) })] : []),
    ...(was('privateData') ? [say('media.privateData')] : []),
    ...(was('grid') && !was('cropped') && times > 1 ? [say('media.grid', { times })] : []),
    ...(was('cleaned') ? [say('media.cleaned')] : []),
  ];
}
