import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { BuildCache } from '#content-reader/cache/build-cache.ts';
import { type ContentFile, type ContentFolder, listContent } from '#content-reader/content-folder.ts';
import { warnOfLeftOver } from '#content-reader/left-over.ts';
import { listPages, type Page } from '#content-reader/list-pages.ts';
import type { Problem, Warning } from '#content-reader/problem.ts';
import { comparePages, listWarnings } from '#content-reader/read-content.ts';
import { type ReadPage, readPage } from '#content-reader/read-page.ts';
import { prepareResume } from '#content-reader/resume/prepare-resume.ts';
import { decodeContent } from '#content-reader/yaml/text-file.ts';
import { parseYaml } from '#content-reader/yaml/yaml-file.ts';
import { hashOf } from '#studio/api/journal/edit.ts';
import type { PlainValue } from '#studio/protocol/field.ts';

/** A content file as it is on the disk. */
export type SitePageFile = {
  page: ReadPage;
  /** Undefined for a file that is not there. */
  bytes: Uint8Array | undefined;
  hash: string;
  state: 'there' | 'missing' | 'leftOut' | 'broken';
  /** Of a broken file, what was read last. */
  data: PlainValue;
  /** Changes with the file. */
  stamp: string;
};

/** What the whole content says, and what is wrong with it. */
export type SitePages = {
  listing: ContentFolder;
  /** By their paths below content/, in the order in which the reader lists them. */
  files: ReadonlyMap<string, SitePageFile>;
  problems: readonly Problem[];
  warnings: readonly Warning[];
  /** Changes with any file that is no content file. */
  others: string;
};

/** Files as they would be: text, a file elsewhere on the disk, or null for none; by path below content/. */
export type Unsaved = ReadonlyMap<string, string | { absolutePath: string } | null>;

export type SiteReader = {
  /** Reads what has changed since the last time. */
  read: () => Promise<SitePages>;
  /** The problems that there would be. */
  tryOut: (pages: SitePages, unsaved: Unsaved) => Promise<readonly Problem[]>;
};

/** Reads the content in `folder` again and again, each time only the content files that have changed. */
export function createSiteReader(folder: string, cache?: BuildCache): SiteReader {
  const folderName = basename(folder);
  let last: SitePages | undefined;

  async function readFiles(listing: ContentFolder, isSameElse: boolean): Promise<Map<string, SitePageFile>> {
    const files = await Promise.all(
      listPages(listing).map(async (page): Promise<[string, SitePageFile]> => {
        const file = listing.files.get(page.file);
        const stamp = stampOf(page, listing);
        const before = last?.files.get(page.file);
        if (isSameElse && before?.stamp === stamp) return [page.file, before];
        return [page.file, await readSiteFile(page, file, { listing, folderName, stamp, before })];
      }),
    );
    return new Map(files);
  }

  return {
    async read() {
      const listing: ContentFolder = { ...(await listContent(folder)), cache };
      const others = describeOthers(listing);
      const files = await readFiles(listing, last?.others === others);
      const isSame =
        last?.others === others &&
        last.files.size === files.size &&
        [...files].every(([path, file]) => last?.files.get(path) === file);
      if (last && isSame) return last;
      const pages = [...files.values()].map(({ page }) => page);
      const { problems, own } = await comparePages(pages, listing, folderName);
      const resume = problems.length === 0 ? (await prepareResume(pages)).warnings : [];
      const warnings = [...listWarnings(pages, resume), ...warnOfLeftOver(listing, folderName), ...own.warnings];
      last = { listing, files, problems, warnings, others };
      return last;
    },
    async tryOut(pages, unsaved) {
      const listing = withUnsaved(pages.listing, unsaved);
      const read = await Promise.all(
        listPages(listing).map(async (page) => {
          const known = pages.files.get(page.file);
          return known && !unsaved.has(page.file) ? known.page : readPage(page, listing, folderName);
        }),
      );
      return (await comparePages(read, listing, folderName)).problems;
    },
  };
}

type Reading = {
  listing: ContentFolder;
  folderName: string;
  stamp: string;
  before: SitePageFile | undefined;
};

async function readSiteFile(page: Page, file: ContentFile | undefined, reading: Reading): Promise<SitePageFile> {
  const { listing, folderName, stamp, before } = reading;
  const bytes = file && (await readFile(file.absolutePath));
  const files = bytes ? new Map(listing.files).set(page.file, { ...file, unsaved: bytes }) : listing.files;
  const read = await readPage(page, { ...listing, files }, folderName);
  return { page: read, bytes, hash: hashOf(bytes), stamp, ...describeData(read, bytes, before) };
}

function describeData(
  { data, definition }: ReadPage,
  bytes: Uint8Array | undefined,
  before: SitePageFile | undefined,
): Pick<SitePageFile, 'state' | 'data'> {
  const empty = Array.isArray(definition.whenMissing) ? [] : {};
  if (!bytes) return { state: definition.whenMissing === null ? 'leftOut' : 'missing', data: empty };
  if (data !== undefined) return { state: 'there', data: data as PlainValue };
  const { text } = decodeContent(bytes);
  const isBroken = parseYaml(text).errors.length > 0 || text === '';
  return isBroken && bytes.length > 0
    ? { state: 'broken', data: before?.data ?? null }
    : { state: 'there', data: empty };
}

const stampOfFile = (file: ContentFile | undefined) => (file ? `${file.bytes} ${file.modifiedMs}` : '');
const stampOf = (page: Page, { files }: ContentFolder) => `${page.file} ${stampOfFile(files.get(page.file))}`;

/** All that is no content file: pictures, songs, the owner's style sheet. */
function describeOthers({ files, folders, links }: ContentFolder): string {
  const others = [...files.values()].filter(({ path }) => !path.endsWith('.yaml'));
  return JSON.stringify([folders, links, others.map((file) => [file.path, stampOfFile(file)])]);
}

function withUnsaved(listing: ContentFolder, unsaved: Unsaved): ContentFolder {
  const files = new Map(listing.files);
  const folders = new Set(listing.folders);
  for (const [path, content] of unsaved) {
    if (content === null) {
      const isGone = (known: string) => known === path || known.startsWith(`${path}/`);
      for (const known of [...files.keys()].filter(isGone)) files.delete(known);
      for (const known of [...folders].filter(isGone)) folders.delete(known);
      continue;
    }
    const isText = typeof content === 'string';
    const bytes = isText ? Buffer.from(content) : undefined;
    const place = { path, absolutePath: isText ? '' : content.absolutePath, modifiedMs: 0 };
    files.set(path, bytes ? { ...place, bytes: bytes.length, unsaved: bytes } : { ...place, bytes: 0 });
    const parts = path.split('/').slice(0, -1);
    parts.forEach((_, index) => {
      folders.add(parts.slice(0, index + 1).join('/'));
    });
  }
  return { ...listing, files, folders: [...folders].sort() };
}
