import { normalizePath } from 'vite';
import { attachedFileOf, type FileOnDisk } from '#content-reader/pictures/file-on-disk.ts';
import type { Picture, PublicFile } from '#model/picture.ts';

/** Widths of the versions of a photo, in pixels. */
const photoWidths = [480, 960, 1600];

/** A photo of 1600 x 1200 has two million pixels; comic strips and screenshots of long pages have more. */
const maxVersionPixels = 16_000_000;

/** JPG and PNG need several times the bytes. */
const maxFallbackPixels = 3_000_000;

/** The maximum of WebP, in pixels. */
const maxHeight = 16_383;

/** Both sides of a cover on a lock screen. */
const artworkPixels = 512;

/** The code of a module that exports the value under a name and imports each file in it. `base` ends with a slash. */
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

/** The code of a module with a constant for each word, which bundlers inline. */
export function writeWords(words: Record<string, string>): string {
  return Object.entries(words)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`)
    .join('');
}

type ImportFile = (request: string) => string;

function writeValue(value: unknown, base: string, importFile: ImportFile): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const file = attachedFileOf(value);
  if (file) return writeFileValue(value, file, base, importFile);
  if (Array.isArray(value)) return `[${value.map((item) => writeValue(item, base, importFile)).join(',')}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => `${JSON.stringify(key)}:${writeValue(field, base, importFile)}`);
  return `{${fields.join(',')}}`;
}

function writeFileValue(value: object, file: FileOnDisk, base: string, importFile: ImportFile): string {
  if (file.kind === 'publicFile' || file.kind === 'madeFile') {
    const { address, ...rest } = value as PublicFile;
    return JSON.stringify({ address: base + address.slice(1), ...rest });
  }
  const path = normalizePath(file.absolutePath);
  const asIs = `${path}?url&no-inline`;
  if (file.kind === 'audio') return importFile(asIs);
  if (file.kind === 'artwork') return importFile(`${path}?${artworkVersion(file)}`);
  const { width, height, isPixelArt } = value as Picture;
  const own = JSON.stringify({ width, height, isPixelArt }).slice(1, -1);
  if (!file.isPhoto) return `{"src":${importFile(asIs)},${own}}`;
  const widths = listVersionWidths(width, height);
  // Without allowUpscale, widths are limited to that of the stored picture, which for a rotated photo is its height.
  const version = (which: string, format: string) =>
    importFile(`${path}?w=${which}&allowUpscale=true&format=${format}`);
  const avif = version(widths.join(';'), 'avif&effort=2&as=srcset');
  const webp = version(widths.join(';'), 'webp&as=srcset');
  const largest = version(String(findLargestWidth(width, height, maxFallbackPixels)), file.fallback);
  const sources = `[{"type":"image/avif","srcset":${avif}},{"type":"image/webp","srcset":${webp}}]`;
  return `{"src":${largest},${own},"sources":${sources}}`;
}

/** Pixels stay sharp squares; vectors are drawn at the final size, whatever the kernel. */
function artworkVersion({ isPhoto, isPixelArt }: { isPhoto: boolean; isPixelArt: boolean }): string {
  const kernel = isPixelArt ? '&kernel=nearest' : '';
  const size = `w=${artworkPixels}&h=${artworkPixels}&fit=cover&allowUpscale=true`;
  return `${size}${kernel}&format=${isPhoto ? 'jpg' : 'png'}`;
}

/** Never wider than the photo; a photo between two steps also gets its own width, so that none loses sharpness. */
function listVersionWidths(ownWidth: number, ownHeight: number): number[] {
  const largest = findLargestWidth(ownWidth, ownHeight, maxVersionPixels);
  return [...photoWidths.filter((width) => width < largest), largest];
}

/** The width of a photo's largest version with at most so many pixels and a height that all formats allow. */
function findLargestWidth(ownWidth: number, ownHeight: number, maxPixels: number): number {
  const ratio = ownWidth / ownHeight;
  const widest = Math.min(ownWidth, photoWidths.at(-1) ?? ownWidth, Math.sqrt(maxPixels * ratio), maxHeight * ratio);
  return Math.max(1, Math.floor(widest));
}
