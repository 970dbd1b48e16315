import { extname } from 'node:path';
import { normalizePath } from 'vite';
import type { Picture, PublicFile } from '#model/picture.ts';
import { type FileOnDisk, fileBehind } from './file-on-disk.ts';

/** Widths of the versions of a photo, in pixels. */
const photoWidths = [480, 960, 1600];

/** Both sides of a cover on a lock screen. */
const artworkPixels = 512;

/** The code of a module that exports the value by a name, with an import for each file in it. `base` ends with a slash. */
export function writeModule(name: string, value: unknown, base: string): string {
  const imports = new Map<string, string>();
  const code = writeValue(value, base, (request) => {
    const local = imports.get(request) ?? `file${imports.size}`;
    imports.set(request, local);
    return local;
  });
  const lines = [...imports].map(([request, local]) => `import ${local} from ${JSON.stringify(request)};\n`);
  return `${lines.join('')}export const ${name} = ${code};\n`;
}

/** What a module's name stands for in code: `about-me` is `aboutMe`. */
export function nameValue(moduleName: string): string {
  return moduleName.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The code of a module with a constant for each word, which bundlers write where it is said. */
export function writeWords(words: Record<string, string>): string {
  return Object.entries(words)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`)
    .join('');
}

type ImportFile = (request: string) => string;

function writeValue(value: unknown, base: string, importFile: ImportFile): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const file = fileBehind(value);
  if (file) return writeFileValue(value, file, base, importFile);
  if (Array.isArray(value)) return `[${value.map((item) => writeValue(item, base, importFile)).join(',')}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => `${JSON.stringify(key)}:${writeValue(field, base, importFile)}`);
  return `{${fields.join(',')}}`;
}

function writeFileValue(value: object, file: FileOnDisk, base: string, importFile: ImportFile): string {
  const path = normalizePath(file.absolutePath);
  const asIs = `${path}?url&no-inline`;
  if (file.kind === 'audio') return importFile(asIs);
  if (file.kind === 'artwork') return importFile(`${path}?${artworkVersion(file)}`);
  if (file.kind === 'publicFile') {
    const { address, ...rest } = value as PublicFile;
    return JSON.stringify({ address: base + address.slice(1), ...rest });
  }
  const { width, height, isPixelArt } = value as Picture;
  const own = JSON.stringify({ width, height, isPixelArt }).slice(1, -1);
  if (!file.isPhoto) return `{"src":${importFile(asIs)},${own}}`;
  const widths = versionWidths(width);
  // Without allowUpscale, widths are held to that of the stored picture, which a photo on its side shows as its height.
  const version = (which: string, format: string) =>
    importFile(`${path}?w=${which}&allowUpscale=true&format=${format}`);
  const avif = version(widths.join(';'), 'avif&effort=2&as=srcset');
  const webp = version(widths.join(';'), 'webp&as=srcset');
  const largest = version(String(widths.at(-1)), fallbackFormat(path));
  const sources = `[{"type":"image/avif","srcset":${avif}},{"type":"image/webp","srcset":${webp}}]`;
  return `{"src":${largest},${own},"sources":${sources}}`;
}

/** Pixels stay squares; vectors are drawn at the size, whatever the kernel. */
function artworkVersion({ isPhoto, isPixelArt }: { isPhoto: boolean; isPixelArt: boolean }): string {
  const kernel = isPixelArt ? '&kernel=nearest' : '';
  const size = `w=${artworkPixels}&h=${artworkPixels}&fit=cover&allowUpscale=true`;
  return `${size}${kernel}&format=${isPhoto ? 'jpg' : 'png'}`;
}

/** Never wider than the photo; a photo between two steps also comes in its own width, so that none loses sharpness. */
function versionWidths(ownWidth: number): number[] {
  const smaller = photoWidths.filter((width) => width < ownWidth);
  const largest = Math.min(ownWidth, photoWidths.at(-1) ?? ownWidth);
  return smaller.includes(largest) ? smaller : [...smaller, largest];
}

/** For browsers that take neither source; a PNG stays one, as a JPEG could not keep what is see-through. */
function fallbackFormat(path: string): string {
  const ending = extname(path).toLowerCase();
  if (ending === '.png') return 'png';
  return ending === '.webp' || ending === '.avif' ? 'webp' : 'jpg';
}
