import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type ChildNode } from 'postcss';
import { engineFolder } from './engine-folder.ts';
import { recognizeClassNames } from './plugins/class-names.ts';

/**
 * Parts of the site that exist only once their scripts have loaded, as folders or files below site/. Should their style
 * file fail to load, they look plain, and no page does. What a page's HTML may show is never among them.
 */
const laterParts = [
  'frame/music-player/engines/youtube/',
  'frame/music-player/offer/',
  'pages/error/',
  'pages/interests/popup/late-popup.',
  'ui/dialog/',
];

/**
 * Parts whose script comes after everything else, or when a visitor first opens them, by the name of their style file. That
 * script loads it: `loadStyles` in site/navigation/style-files.ts.
 */
const lateParts: Record<string, readonly string[]> = {
  moves: ['frame/delights/', 'frame/header/scene/life/', 'frame/header/scene/moment/', 'frame/pet/', 'frame/windows/'],
  'large-player': ['frame/drag-to-close/', 'frame/music-player/cassette/', 'frame/music-player/popover/large-player.'],
  celebration: ['pages/guestbook/thanks/celebration.'],
  'interest-popup': ['pages/interests/popup/interest-popup.'],
  'image-modal': ['pages/oc-gallery/image-modal.'],
  'drawing-pad': ['pages/guestbook/form/pad/'],
  'note-preview': ['pages/guestbook/looks/live-preview.'],
  'note-wall': [
    'pages/guestbook/form/audience-choice.',
    'pages/guestbook/form/closed-book.',
    'pages/guestbook/looks/note.',
    'pages/guestbook/messages/book-pager.',
    'pages/guestbook/messages/book-state.',
    'pages/guestbook/messages/message.',
    'pages/guestbook/messages/note-wall.',
    'pages/guestbook/messages/refused-entry.',
    'pages/guestbook/messages/reply.',
    'pages/guestbook/thanks/thanks.',
  ],
};

const site = join(engineFolder, 'site');

/** What only one page shows has a style file of the name of its folder, which its HTML and every link to it load with it. */
const pageParts = (): Record<string, readonly string[]> =>
  Object.fromEntries(
    readdirSync(join(site, 'pages'), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [[entry.name, [`pages/${entry.name}/`]]] : [],
    ),
  );

const folderOfPage = (module: string) => /pages\/([^/]+)\//.exec(module)?.[1] ?? '';

/**
 * Returns a function that tells whether a class of a built site has its styles in a file that the HTML of a page does not load
 * before it is painted.
 */
export function recognizeMissingClasses(html: string): (className: string) => boolean {
  const findFile = sortClasses();
  const loaded = [...html.matchAll(/<link rel="stylesheet"[^>]* href="[^"]*\/([\w-]+)-[\w-]{8}\.css"/g)]
    .map(([, name]) => name)
    .filter((name) => name !== laterFile);
  return (className) => !loaded.includes(findFile(className));
}

const firstFile = 'style';
const laterFile = 'later';

/** Returns a function that finds the name of the style file for a class. */
function sortClasses(): (className: string) => string {
  const files = Object.entries({ ...lateParts, [laterFile]: laterParts, ...pageParts() }).map(
    ([file, parts]) => [file, recognizeClassNames(site, parts)] as const,
  );
  return (className) => files.find(([, isAmong]) => isAmong(className))?.[0] ?? firstFile;
}

const laterMedia = /^\(forced-colors:\s*active\)$/;

/**
 * Of the first file, what helps out where there is no script: there the HTML loads the later file. A page's own stays in its
 * file, behind what it changes. Paper stays, too: a page may be printed at any moment.
 */
const laterThanFirst = /^\(scripting:\s*none\)/;

/**
 * The files of the rest of Latin: a third of what fonts.css says. They follow those of English text there, so they win over them
 * from a later file, too.
 */
const laterFace = /00-latin-|-latin-ext-/;

const linkElement = /<link rel="stylesheet" crossorigin href="([^"]*)(assets\/[^"]+\.css)">/;

/**
 * Divides the one style sheet into files by what needs them, so that the first one and a page's own fit into the first window of
 * a new connection, 14.6 kB, whatever the other pages have. The second is added by site/standalone/first-paint.ts, and without
 * script by the HTML.
 * @param template Vite's index.html
 * @returns the template with the second file's link, and a `meta` element with the names of all others
 */
export async function separateStyles(siteFolder: string, template: string): Promise<string> {
  const [link, base, file] = linkElement.exec(template) ?? [];
  if (!link || base === undefined || !file) throw new Error('index.html has no style sheet');
  const styles = await readFile(join(siteFolder, file), 'utf8');
  await rm(join(siteFolder, file));
  const rules = divideRules(styles, sortClasses());
  const write = async (name: string) => {
    const text = rules.get(name) ?? '';
    const written = nameByContent(name, text);
    await writeFile(join(siteFolder, folder, `${written}.css`), text);
    return written;
  };
  const address = (name: string) => `${base}${folder}/${name}.css`;
  const [first, later] = await Promise.all([write(firstFile), write(laterFile)]);
  const named = await Promise.all(
    [...rules.keys()].filter((name) => ![firstFile, laterFile].includes(name)).map(write),
  );
  return template.replace(link, () =>
    [
      linkTo(address(first)),
      `<noscript>${linkTo(address(later))}</noscript>`,
      `<meta name="styles" content="${[`${base}${folder}/`, ...named].join(' ')}">`,
    ].join('\n    '),
  );
}

const folder = 'assets';
const linkTo = (address: string) => `<link rel="stylesheet" crossorigin href="${address}">`;

/**
 * Adds the link to a page's own style file, if it has one, behind that to the first.
 * @param module of the page: site/pages/home/home-page.tsx
 */
export const linkPageStyles = (html: string, module: string): string => linkPartStyles(html, folderOfPage(module));

/**
 * The same for a part that comes late elsewhere.
 * @param part its name in `lateParts`, or a page's folder
 */
export function linkPartStyles(html: string, part: string): string {
  const [, base, names = ''] = /<meta name="styles" content="(\S*) ?([^"]*)">/.exec(html) ?? [];
  const name = names.split(' ').find((one) => one.slice(0, -hashLength - 1) === part);
  if (!name) return html;
  return html.replace(linkElement, (first) => `${first}\n    ${linkTo(`${base}${name}.css`)}`);
}

const hashLength = 8;

/** Browsers keep these files for a year: the same name must mean the same rules, in whichever version. */
const nameByContent = (name: string, text: string) =>
  `${name}-${createHash('sha256').update(text).digest('base64url').slice(0, hashLength)}`;

/** The rules of each file, in their order. What belongs to several files is in the first. */
function divideRules(styles: string, findFile: (className: string) => string): Map<string, string> {
  const findFileOfSelector = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => findFile(name)).find((file) => file !== firstFile) ??
    firstFile;
  const findFileOf = (node: ChildNode): string => {
    if (node.type === 'rule') {
      const files = new Set(node.selectors.map(findFileOfSelector));
      return (files.size === 1 && [...files][0]) || firstFile;
    }
    if (node.type !== 'atrule') return firstFile;
    if (node.name === 'keyframes') return findFile(node.params);
    return node.name === 'media' || (node.name === 'font-face' && laterFace.test(String(node))) ? laterFile : firstFile;
  };
  const divide = (nodes: ChildNode[]) => {
    const files = new Map<string, ChildNode[]>();
    const add = (file: string, node: ChildNode) => files.set(file, [...(files.get(file) ?? []), node]);
    for (const node of nodes) {
      const isDivided =
        node.type === 'atrule' &&
        ['media', 'container', 'supports'].includes(node.name) &&
        !laterMedia.test(node.params);
      if (!isDivided) {
        add(findFileOf(node), node);
        continue;
      }
      const { name, params, raws } = node;
      for (const [file, inside] of divide([...(node.nodes ?? [])])) {
        const target = file === firstFile && laterThanFirst.test(params) ? laterFile : file;
        add(target, postcss.atRule({ name, params, raws, nodes: inside }));
      }
    }
    return files;
  };
  const { nodes, raws } = postcss.parse(styles);
  return new Map(
    [...divide([...nodes])].map(([file, inside]) => [file, postcss.root({ nodes: inside, raws }).toString()]),
  );
}
