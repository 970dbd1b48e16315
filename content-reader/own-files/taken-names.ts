import { feedPaths } from '#model/paths.ts';

/** An address that is taken by the site itself. */
export type TakenName = {
  /** Relative to the site's folder; a trailing slash includes everything below. */
  path: string;
  /** What has this address, such as "the page /aboutme". */
  owner: string;
};

const generatedFile = 'a file that the site generates';
const serverAddress = "an address of the site's own server";

/** Taken in every site, in this version or a later one. */
const reservedNames: TakenName[] = [
  ...[
    '404.html',
    'apple-touch-icon.png',
    'count.js',
    'favicon.ico',
    ...feedPaths.map((path) => path.slice(1)),
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
    'index.html',
    'robots.txt',
    'site.webmanifest',
    'sitemap.xml',
    'youtube-player.html',
    '_headers',
    'assets/',
    '.vite/',
  ].map((path) => ({ path, owner: generatedFile })),
  ...['count', 'counter/', 'guestbook-feed.xml', 'rest/'].map((path) => ({ path, owner: serverAddress })),
];

type SiteNames = {
  /** Addresses of the pages whose files are there, such as `/aboutme`. */
  pages: readonly string[];
  /** Content files that keep their names, with their paths in the content. */
  files: readonly { name: string; file: string }[];
};

/** All taken names at the site's root. */
export function listTakenNames({ pages, files }: SiteNames): TakenName[] {
  return [
    ...reservedNames,
    ...pages
      .filter((page) => page !== '/')
      .flatMap((page) => {
        const owner = `the page ${page}`;
        // Static hosts serve both at the same address.
        return [`${page.slice(1)}/`, `${page.slice(1)}.html`].map((path) => ({ path, owner }));
      }),
    ...files.map(({ name, file }) => ({ path: name, owner: file })),
  ];
}

/** The taken name that conflicts with this path, ignoring case, as some file systems do. */
export function findTakenName(path: string, taken: readonly TakenName[]): TakenName | undefined {
  const wanted = path.toLowerCase();
  return taken.find((name) => {
    const other = name.path.toLowerCase();
    const folder = other.endsWith('/') ? other : `${other}/`;
    return (
      wanted === other || wanted === folder.slice(0, -1) || wanted.startsWith(folder) || other.startsWith(`${wanted}/`)
    );
  });
}
