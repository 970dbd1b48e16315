/** The names in the folder of a build, `dist`, which the build and the server share. */
export const builtFolder = {
  /** The files served to visitors. */
  site: 'site',
  /** The server's settings, a `ServerSettings`. */
  settings: 'server.json',
  /** What the server renders pages with, and never serves; only if it keeps the guestbook. */
  render: 'render',
  /** Songs that are played from another host (`music.address`), for that host; only if there are any. */
  songs: 'songs',
  /** The host that it was built for, a `BuiltFor`; only if it was built for one. */
  host: 'host.json',
  /** The relative path of the previous build's folder, whose assets open pages still request. */
  previous: 'previous',
  /** Present while a swap is in progress: the files beside it belong partly to one build and partly to another. */
  swapping: 'swapping',
} as const;

/** In the folder `render`: the module, and the page without what it renders. */
export const rendererModule = 'enter-server.mjs';
export const guestbookTemplate = 'guestbook.html';
