import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the sources, and beside the bundled server. */
const folder = join(import.meta.dirname, 'door-files');

/** Files of packages; the bundled server has copies of them among its own. */
export const packagedFiles: Record<string, string> = {
  'jersey-10.woff2': '@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2',
  'm-plus-500.woff2': '@fontsource/m-plus-rounded-1c/files/m-plus-rounded-1c-latin-500-normal.woff2',
  'webauthn.js': '@simplewebauthn/browser',
  'm-plus-800.woff2': '@fontsource/m-plus-rounded-1c/files/m-plus-rounded-1c-latin-800-normal.woff2',
};

/** What the door's pages load. */
export const doorFiles = [
  'door.css',
  'fonts.css',
  'door.js',
  'queue.js',
  'moments.js',
  'passkeys.js',
  'heart.svg',
  'icon-192.png',
  'icon-512.png',
  ...Object.keys(packagedFiles),
];

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** The main module of a package leads to its folder, of which not every file has a name of its own. */
export function locatePackagedFile(name: string): string {
  const file = fileURLToPath(import.meta.resolve(packagedFiles[name] ?? ''));
  return name === 'webauthn.js' ? join(dirname(file), '../dist/bundle/index.umd.min.js') : file;
}

/** Undefined if there is no such file. Names come from a table, never from a request's path. */
export function readDoorFile(name: string): Buffer | undefined {
  const own = join(folder, name);
  if (existsSync(own)) return readFileSync(own);
  if (packagedFiles[name] === undefined) return undefined;
  try {
    return readFileSync(locatePackagedFile(name));
  } catch {
    // Without its letters the door still opens.
    return undefined;
  }
}

export const typeOfDoorFile = (name: string): string => types[name.split('.').at(-1) ?? ''] ?? 'text/plain';

const readText = (name: string) => readDoorFile(name)?.toString('utf8') ?? '';

/** Of the style sheet, in the order in which their rules outweigh each other. */
const sheetParts = ['colours', 'controls', 'frame', 'messages', 'records', 'preferences'];

let sheet: { css: string; policy: string } | undefined;

/**
 * The door's own style sheet, and the source by which a policy allows it within a page. Night is by the system's setting
 * until the owner chooses.
 */
export function readSheet(): { css: string; policy: string } {
  if (!sheet) {
    const css = sheetParts.map((part) => readText(`${part}.css`)).join('');
    const night = /:root\[data-theme="night"\] \{[^}]*\}/.exec(css)?.[0] ?? '';
    const bySystem = night.replace('[data-theme="night"]', ':not([data-theme])');
    const whole = `${css}@media (prefers-color-scheme: dark) {\n${bySystem}\n}\n`;
    sheet = { css: whole, policy: `'sha256-${hash('sha256', whole, 'base64')}'` };
  }
  return sheet;
}

/** A picture as markup. */
export const readArt = (name: 'heart' | 'reading' | 'asleep'): string => readText(`${name}.svg`);
