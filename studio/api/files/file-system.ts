import * as disk from 'node:fs/promises';

/** What the studio needs of the disk. Tests hand in one that is full or locked. */
export type FileSystem = Pick<
  typeof disk,
  'access' | 'cp' | 'mkdir' | 'open' | 'readFile' | 'readdir' | 'realpath' | 'rename' | 'rm' | 'stat'
>;

export const realFileSystem: FileSystem = disk;
