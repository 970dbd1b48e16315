import { feedPaths } from '#model/paths.ts';

/** What a visitor gets at an address that an own file cannot have. */
export type TakenName = {
  /** In the site's folder; with a slash at its end it stands for everything below. */
  path: string;
  /** As in "… is served as /resume.pdf". */
  owner: string;
};

const made = 'what the site makes of your content';
const answered = "an answer of the site's own server";

/** What every site has, or may have another day, whatever is in its content. */
const always: TakenName[] = [
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
  ].map((path) => ({ path, owner: made })),
  ...['count', 'counter/', 'guestbook-feed.xml', 'rest/'].map((path) => ({ path, owner: answered })),
];

type Known = {
  /** Addresses of the pages whose files are there, such as `/aboutme`. */
  pages: readonly string[];
  /** Files of the content that keep their names, with what they are called there. */
  files: readonly { name: string; file: string }[];
};

/** Every name at the site's root that is not free. */
export function listTakenNames({ pages, files }: Known): TakenName[] {
  return [
    ...always,
    ...pages
      .filter((page) => page !== '/')
      .flatMap((page) => {
        const owner = `the page ${page}`;
        // Hosts of files show both at the same address.
        return [`${page.slice(1)}/`, `${page.slice(1)}.html`].map((path) => ({ path, owner }));
      }),
    ...files.map(({ name, file }) => ({ path: name, owner: file })),
  ];
}

/** The name that stands in the way of a file at this path. Some disks take capital letters for small ones. */
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
