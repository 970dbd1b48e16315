import { posix } from 'node:path';
import { type PictureChoices, readStaged } from '#studio/protocol/media.ts';
import type { MediaField } from './media-field.ts';
import { listMediaFiles, type MediaFolders, pictureEndings } from './media-file.ts';

const most = 200;

/** The pictures of the site that a field may name: those beside its neighbours first. One that wants an exact size gets only these. */
export async function listPictureChoices(
  { content, staged }: MediaFolders,
  { field, folder, write }: MediaField,
): Promise<PictureChoices> {
  const waiting = readStaged(`${folder}/x.png`);
  const own = waiting ? await listMediaFiles(`${staged}/${waiting.stage}`).catch(() => []) : [];
  const files = [
    ...own.map(({ path }) => `${folder}/${path}`),
    ...(await listMediaFiles(content)).map(({ path }) => path),
  ];
  const endings = field.endings.filter((ending) => pictureEndings.includes(ending));
  const fits = files.filter((path) => endings.includes(posix.extname(path).slice(1).toLowerCase()));
  const isNear = (path: string) => posix.dirname(path) === folder;
  const near = fits.filter(isNear).map((path) => ({ value: write(posix.basename(path)), name: posix.basename(path) }));
  // A path without a slash would mean another folder; pictures of a character are their own.
  const isForAll = (path: string) => !isNear(path) && path.startsWith('images/');
  const others = field.exactSize
    ? []
    : fits.filter(isForAll).map((path) => ({ value: path, name: posix.basename(path) }));
  return [...near, ...others].slice(0, most);
}
