/** The names in the folder of a build, `dist`, which the build and the server share. */
export const builtFolder = {
  /** The files that visitors get. */
  site: 'site',
  /** What the server must know of them: a `ServerSettings`. */
  settings: 'server.json',
  /** The path, from this folder, of the folder of the build before. Its assets are still asked for by open pages. */
  previous: 'previous',
  /** While it is there, the files beside it are partly those of one build and partly those of another. */
  swapping: 'swapping',
} as const;
