import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageData, pageDataFile } from '#model/page-data.ts';
import type { Manifest } from './manifest.ts';

/** Writes the data of a page beside its HTML, for visitors who come from another page. */
export async function writePageData(folder: string, data: PageData | undefined, manifest: Manifest): Promise<void> {
  if (!data) return;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)?.file;
  if (entry === undefined) throw new Error('the build made no entry');
  await writeFile(join(folder, pageDataFile), JSON.stringify({ entry, data }));
}
