import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type Container } from 'postcss';
import { engineFolder } from './engine-folder.ts';
import { recognizeClassNames } from './plugins/class-names.ts';

/**
 * Parts of the site that exist only once their scripts have loaded, as folders or files below site/. Should their style
 * file fail to load, they look plain, and no page does. What a page's HTML may show is never among them.
 */
const laterParts = [
  'frame/delights/',
  'frame/music-player/engines/youtube/',
  'frame/music-player/offer/',
  'pages/error/',
  'pages/guestbook/messages/book-state.',
  'pages/guestbook/messages/message.',
  'pages/guestbook/messages/refused-entry.',
  'pages/guestbook/messages/reply.',
  'pages/interests/popup/',
  'pages/oc-gallery/image-modal.',
  'ui/dialog/',
];

/** Returns a function that tells whether a class of a built site belongs to one of these parts. */
export const recognizeLaterClasses = () => recognizeClassNames(join(engineFolder, 'site'), laterParts);

/** Paper stays in the first file: a page may be printed at any moment. */
const laterMedia = /^\(forced-colors:\s*active\)$/;

const linkElement = /<link rel="stylesheet" crossorigin href="([^"]*)(assets\/[^"]+\.css)">/;

/**
 * Moves the rules that no first screen needs out of the one style sheet into a second file, so that the first one fits into
 * the first window of a new connection, 14.6 kB. The second is added by site/standalone/first-paint.ts, and without
 * script by the HTML.
 * @param template Vite's index.html
 * @returns the template with the second file's link
 */
export async function separateLaterStyles(siteFolder: string, template: string): Promise<string> {
  const isLaterClass = recognizeLaterClasses();
  const [link, base, file] = linkElement.exec(template) ?? [];
  if (!link || base === undefined || !file) throw new Error('index.html has no style sheet');
  const styles = await readFile(join(siteFolder, file), 'utf8');
  const later = keepRules(styles, isLaterClass, true);
  const first = keepRules(styles, isLaterClass, false);
  const firstFile = nameByContent('style', first);
  const laterFile = nameByContent('later', later);
  await rm(join(siteFolder, file));
  await writeFile(join(siteFolder, firstFile), first);
  await writeFile(join(siteFolder, laterFile), later);
  // With script, site/standalone/first-paint.ts adds it.
  const laterLink = `<noscript><link rel="stylesheet" crossorigin href="${base}${laterFile}"></noscript>`;
  return template.replace(link, () => `${link.replace(file, firstFile)}\n    ${laterLink}`);
}

/** Browsers keep these files for a year: the same name must mean the same rules, in whichever version. */
const nameByContent = (name: string, text: string) =>
  `assets/${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;

/** The rules that load later, or all the others, in their order. */
function keepRules(styles: string, isLaterClass: (name: string) => boolean, isLater: boolean): string {
  const isLaterSelector = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => isLaterClass(name));
  const sheet = postcss.parse(styles);
  const prune = (container: Container) => {
    container.each((node) => {
      if (node.type === 'atrule' && node.name === 'media' && !laterMedia.test(node.params)) {
        prune(node);
        if (node.nodes?.length === 0) node.remove();
        return;
      }
      const belongsLater =
        (node.type === 'atrule' &&
          (node.name === 'media' || (node.name === 'keyframes' && isLaterClass(node.params)))) ||
        (node.type === 'rule' && node.selectors.every(isLaterSelector));
      if (belongsLater !== isLater) node.remove();
    });
  };
  prune(sheet);
  return sheet.toString();
}
