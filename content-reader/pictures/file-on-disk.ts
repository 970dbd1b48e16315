/** What the plugin must turn into an address: which file, and how it is to be served. */
export type FileOnDisk =
  | { kind: 'picture'; absolutePath: string; isPhoto: boolean; fallback: 'jpg' | 'png' | 'webp' }
  | { kind: 'artwork'; absolutePath: string; isPhoto: boolean; isPixelArt: boolean }
  | { kind: 'publicFile'; absolutePath: string }
  /** Served like a public file, but on no disk: the site makes it. */
  | { kind: 'madeFile'; bytes: Uint8Array }
  | { kind: 'audio'; absolutePath: string };

/** Registered, because Vite may load this module a second time in its own copy of the configuration. */
const key = Symbol.for('bonbon.fileOnDisk');

/** Lets a value of the content remember its file without showing it to anyone who lists its keys. */
export function rememberFile<T extends object>(value: T, file: FileOnDisk): T {
  return Object.defineProperty(value, key, { value: file });
}

/** Where the file behind a value of the content is, if it has one on the disk. */
export function pathBehind(value: object): string | undefined {
  const file = fileBehind(value);
  return file && 'absolutePath' in file ? file.absolutePath : undefined;
}

/** The file behind a value of the content, if it has one. */
export function fileBehind(value: object): FileOnDisk | undefined {
  return (value as { [key]?: FileOnDisk })[key];
}
