import { collections, contentFiles, type DerivedContent } from '#model/content-schema.ts';
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
const contentNames = Object.keys({ ...contentFiles, ...collections, ...derived }).filter((name) => name !== 'words');

const moduleName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Re-exports the module of each part of the content. */
export const writeContentIndex = () =>
  contentNames.map((name) => `export { ${name} } from 'virtual:content/${moduleName(name)}';\n`).join('');

/** Exports each group of words as a namespace, such as `frameWords`. */
export const writeWordsIndex = () =>
  Object.keys(wordsSchema.shape)
    .map((group) => `export * as ${group}Words from 'virtual:content/words/${moduleName(group)}';\n`)
    .join('');

export const writePagesIndex = () =>
  Object.entries({ addresses: pageAddresses, lists: listAddresses, routes: listRoutes() })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
