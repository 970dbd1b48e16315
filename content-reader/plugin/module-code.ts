import { attachedFileOf, type FileOnDisk } from '#content-reader/pictures/file-on-disk.ts';
import type { PictureVersion } from '#content-reader/pictures/picture-version.ts';
import type { Content } from '#model/content-schema.ts';
import { isLateWord } from '#model/late-words.ts';
import type { Picture, PublicFile } from '#model/picture.ts';
import type { Words } from '#model/words-schema.ts';
import type { AddressWriter, ServedFile } from './served-file.ts';
import { pickVisitorsSite } from './visitors-site.ts';

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

/** The code of a module that exports the value under a name with the address of each file in it. `base` ends with a slash. */
function writeModule(name: string, value: unknown, base: string, writeAddress: AddressWriter): string {
  const imports = new Map<string, string>();
  const importFile = (request: string) => {
    const local = imports.get(request) ?? `file${imports.size}`;
    imports.set(request, local);
    return local;
  };
  const code = writeValue(value, base, (file) => writeAddress(file, importFile));
  const lines = [...imports].map(([request, local]) => `import ${local} from ${JSON.stringify(request)};\n`);
  return `${lines.join('')}export const ${name} = ${code};\n`;
}

/** The same for a part of the content, as the site imports it. */
export const writeContentModule = (
  content: Content,
  name: keyof Content,
  base: string,
  writeAddress: AddressWriter,
): string => writeModule(name, name === 'site' ? pickVisitorsSite(content.site) : content[name], base, writeAddress);

/** What a module's name stands for in code: `about-me` is `aboutMe`. */
export function nameValue(moduleName: string): string {
  return moduleName.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The code of a module with a constant, which bundlers inline, for each word of a group. The late ones are a module of
 * their own (model/late-words.ts).
 */
export function writeWords(words: Words, group: keyof Words, isLate: boolean): string {
  return Object.entries(words[group])
    .filter(([name]) => isLateWord(group, name) === isLate)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`)
    .join('');
}

type WriteFile = (file: ServedFile) => string;

function writeValue(value: unknown, base: string, writeFile: WriteFile): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const file = attachedFileOf(value);
  if (file) return writeFileValue(value, file, base, writeFile);
  if (Array.isArray(value)) return `[${value.map((item) => writeValue(item, base, writeFile)).join(',')}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => `${JSON.stringify(key)}:${writeValue(field, base, writeFile)}`);
  return `{${fields.join(',')}}`;
}

function writeFileValue(value: object, file: FileOnDisk, base: string, writeFile: WriteFile): string {
  if (file.kind === 'publicFile' || file.kind === 'madeFile') {
    const { address, ...rest } = value as PublicFile;
    return JSON.stringify({ address: base + address.slice(1), ...rest });
  }
  if (file.kind === 'audio') return writeFile(file);
  if (file.kind === 'artwork') return writeFile({ source: file, version: describeArtwork(file) });
  const { width, height, isPixelArt } = value as Picture;
  const own = JSON.stringify({ width, height, isPixelArt }).slice(1, -1);
  if (!file.isPhoto) return `{"src":${writeFile(file)},${own}}`;
  const widths = listVersionWidths(width, height);
  const version = (width: number, format: PictureVersion['format']) =>
    writeFile({ source: file, version: { width, format } });
  const srcset = (format: PictureVersion['format']) =>
    widths.map((width) => `${version(width, format)}+" ${width}w"`).join('+", "+');
  const [avif, webp] = [srcset('avif'), srcset('webp')];
  const largest = version(findLargestWidth(width, height, maxFallbackPixels), file.fallback);
  const sources = `[{"type":"image/avif","srcset":${avif}},{"type":"image/webp","srcset":${webp}}]`;
  return `{"src":${largest},${own},"sources":${sources}}`;
}

/** Pixels stay sharp squares; vectors are drawn at the final size, whatever the kernel. */
function describeArtwork({ isPhoto, isPixelArt }: { isPhoto: boolean; isPixelArt: boolean }): PictureVersion {
  return { width: artworkPixels, height: artworkPixels, isPixelArt, format: isPhoto ? 'jpg' : 'png' };
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
