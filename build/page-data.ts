import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageData, pageDataFile, pageDataId } from '#model/page-data.ts';
import type { Manifest } from './manifest.ts';

/** The data of a page in its HTML, so that hydration needs no request. A template is inert: nothing in it runs or loads. */
export const embedPageData = (data: PageData | undefined): string =>
  data ? `<template id="${pageDataId}">${escapeText(JSON.stringify(data))}</template>` : '';

/** Quotes need no escape in an element, and JSON is full of them. */
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes the data of a page beside its HTML, for visitors who come from another page. */
export async function writePageData(folder: string, data: PageData | undefined, manifest: Manifest): Promise<void> {
  if (!data) return;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)?.file;
  if (entry === undefined) throw new Error('the build made no entry');
  await writeFile(join(folder, pageDataFile), JSON.stringify({ entry, data }));
}
