import { existsSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';

export type LoadedFile = { kind: 'html' | 'javascript' | 'css' | 'fonts' | 'images'; file: string; bytes: number };

const kinds: Record<string, LoadedFile['kind']> = {
  '.html': 'html',
  '.js': 'javascript',
  '.css': 'css',
  '.woff2': 'fonts',
};

/**
 * Every file that a page's HTML makes a browser load, each once, with its bytes on the wire (compressed if the build
 * did so). Pictures in style sheets are not included. Of a picture's versions, the largest of the best format counts; of
 * the fonts, those that have a character of the page.
 */
export function listFirstLoad(siteFolder: string, page = 'index.html', base = '/'): LoadedFile[] {
  const read = (file: string) => readFileSync(`${siteFolder}/${file}`, 'utf8');
  const resolveFrom = (file: string, address: string) =>
    address.startsWith(base) ? address.slice(base.length) : posix.join(posix.dirname(file), address);

  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    if (file.endsWith('.js')) for (const address of findStaticImports(read(file))) visit(resolveFrom(file, address));
    if (file.endsWith('.css')) for (const address of findFonts(read(file), html)) visit(resolveFrom(file, address));
  };
  const html = read(page);
  visit(page);
  for (const address of findLinkedFiles(html)) visit(resolveFrom(page, address));
  for (const versions of findPictures(html)) {
    const sized = versions.map((address) => resolveFrom(page, address));
    visit(sized.reduce((a, b) => (wireBytes(siteFolder, a) > wireBytes(siteFolder, b) ? a : b)));
  }
  return [...files].map((file) => ({
    kind: kinds[posix.extname(file)] ?? 'images',
    file,
    bytes: wireBytes(siteFolder, file),
  }));
}

function wireBytes(siteFolder: string, file: string): number {
  const path = `${siteFolder}/${file}`;
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const readAttribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
const isLocal = (address: string | undefined): address is string => !!address && !/^([a-z]+:|\/\/)/.test(address);

function findLinkedFiles(html: string): string[] {
  const scripts = (html.match(/<script\b[^>]*>/gi) ?? []).flatMap((tag) => [
    readAttribute(tag, 'src'),
    // See build/loading-elements.ts.
    ...['data-entry', 'data-chunks', 'data-fonts'].flatMap((name) => readAttribute(tag, name)?.split(' ') ?? []),
  ]);
  const links = (html.match(/<link\b[^>]*>/gi) ?? [])
    .filter((tag) => /^(stylesheet|preload|modulepreload|icon|manifest)$/.test(readAttribute(tag, 'rel') ?? ''))
    .map((tag) => readAttribute(tag, 'href'));
  return [...scripts, ...links].filter(isLocal);
}

/** For each picture, the versions that a browser chooses from. */
function findPictures(html: string): string[][] {
  const elements = html.match(/<picture\b.*?<\/picture>|<img\b[^>]*>/gis) ?? [];
  return elements
    .map((element) => {
      const srcset = readAttribute(element, 'srcset');
      const addresses = srcset?.split(',').map((version) => version.trim().split(/\s/)[0]);
      return (addresses ?? [readAttribute(element, 'src')]).filter(isLocal);
    })
    .filter((versions) => versions.length > 0);
}

function findStaticImports(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)].flatMap(([, address]) => address ?? []);
}

/** The fonts of a style sheet that have one of the text's characters. */
function findFonts(css: string, text: string): string[] {
  const codePoints = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .filter((face) => {
      const ranges = /unicode-range:\s*([^;}]+)/i.exec(face)?.[1];
      return ranges === undefined || ranges.split(',').some((range) => includesAny(range.trim(), codePoints));
    })
    .flatMap((face) => /url\(["']?([^"')]+)["']?\)/.exec(face)?.[1] ?? []);
}

/** `U+4??`, `U+2191` or `U+0-FF`. */
function includesAny(range: string, codePoints: Set<number>): boolean {
  const [start = '', end = start] = range.replace(/^u\+/i, '').split('-');
  const first = Number.parseInt(start.replaceAll('?', '0'), 16);
  const last = Number.parseInt(end.replaceAll('?', 'F'), 16);
  return [...codePoints].some((codePoint) => codePoint >= first && codePoint <= last);
}
