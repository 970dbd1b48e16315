import { type Content, collections, contentFiles, type DerivedContent } from '#model/content-schema.ts';
import { lateWords } from '#model/late-words.ts';
import { wordsSchema } from '#model/words-schema.ts';
import { listAddresses, listRoutes, pageAddresses } from '../pages.ts';

const derived: Record<keyof DerivedContent, true> = {
  homeUpdates: true,
  homeFriends: true,
  lookAround: true,
  siteHead: true,
  headers: true,
  pageData: true,
  projectList: true,
  characterList: true,
  descriptions: true,
  sharePictures: true,
  coverArtwork: true,
  musicOutline: true,
  myButton: true,
  socialIcons: true,
};

/** What the site imports as content: the content files, the collections and the derived content. */
const contentNames = (Object.keys({ ...contentFiles, ...collections, ...derived }) as (keyof Content)[]).filter(
  (name) => name !== 'words',
);

/**
 * What the bundles of a built site don't have, because it is data of single pages: the build hands each page its part. So they
 * stay the same when such a page changes.
 */
export const pageContent: readonly (keyof Content)[] = [
  'pageData',
  'descriptions',
  'sharePictures',
  'projects',
  'characters',
  'updates',
  'friends',
];

/** All others. */
export const bundledContent = contentNames.filter((name) => !pageContent.includes(name));

/** Ends the name of the module of a group's late words. */
export const latePart = 'late';

const lateName = (group: string) => `late${group.charAt(0).toUpperCase()}${group.slice(1)}Words`;
const moduleName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The module with what an index module exports under a name, and whether that is the whole module as a namespace. Undefined
 * for a name that it does not export.
 */
export function findContentModule(index: string, name: string): { id: string; isNamespace: boolean } | undefined {
  if (index === 'virtual:content') {
    return contentNames.some((known) => known === name)
      ? { id: `virtual:content/${moduleName(name)}`, isNamespace: false }
      : undefined;
  }
  const isLate = index === 'virtual:words/late';
  const group = Object.keys(wordsSchema.shape).find((known) => (isLate ? lateName(known) : `${known}Words`) === name);
  if (group === undefined || !/^virtual:words(\/late)?$/.test(index)) return undefined;
  const id = `virtual:content/words/${moduleName(group)}`;
  return { id: isLate ? `${id}/${latePart}` : id, isNamespace: true };
}

/** Re-exports the module of each part of the content. */
export const writeContentIndex = (leavesOut: readonly string[]) =>
  contentNames
    .filter((name) => !leavesOut.includes(name))
    .map((name) => `export { ${name} } from 'virtual:content/${moduleName(name)}';\n`)
    .join('');

/** Exports each group of words as a namespace, such as `frameWords`. */
export const writeWordsIndex = () =>
  Object.keys(wordsSchema.shape)
    .map((group) => `export * as ${group}Words from 'virtual:content/words/${moduleName(group)}';\n`)
    .join('');

/** Exports the late words of each group that has some, such as `lateFrameWords`. */
export const writeLateWordsIndex = () =>
  Object.keys(lateWords)
    .map((group) => `export * as ${lateName(group)} from 'virtual:content/words/${moduleName(group)}/${latePart}';\n`)
    .join('');

export const writePagesIndex = () =>
  Object.entries({ addresses: pageAddresses, lists: listAddresses, routes: listRoutes() })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
