import type { Field } from '#studio/protocol/field.ts';

export type FileKind = 'picture' | 'song';

/** What the system's window for choosing a file shows. */
export const acceptedFiles: Record<FileKind, string> = {
  picture: 'image/*,.svg,.heic',
  song: '.mp3,.wav,.flac,.ogg,.oga,.opus,.m4a,audio/*',
};

/** What a file is, by what the system says of it or by its name. */
export function kindOfFile({ name, type }: Pick<File, 'name' | 'type'>): FileKind | undefined {
  if (type.startsWith('image/') || /\.(png|jpe?g|gif|webp|avif|svg|hei[cf])$/i.test(name)) return 'picture';
  if (type.startsWith('audio/') || /\.(mp3|wav|flac|og[ga]|opus|m4a)$/i.test(name)) return 'song';
  return undefined;
}

export const takesFile = (field: Field, kind: FileKind): boolean =>
  field.kind === kind || (kind === 'picture' && (field.kind === 'sharePicture' || field.kind === 'publicFile'));

type FileKey = { key: string; kind: FileKind };

/** The key for which a new entry of a list is made from a file: its song, else the picture that it must have. */
export function fileKeyOf(item: Field): FileKey | undefined {
  if (item.kind !== 'group') return undefined;
  const song = item.keys.find(({ field }) => field.kind === 'song');
  if (song) return { key: song.key, kind: 'song' };
  const pictures = item.keys.filter(({ field }) => field.kind === 'picture');
  const picture = pictures.find(({ field }) => !field.isOptional) ?? (pictures.length === 1 ? pictures[0] : undefined);
  return picture && { key: picture.key, kind: 'picture' };
}
