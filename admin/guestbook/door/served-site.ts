import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFolder } from '#model/built-folder.ts';
import type { ServerSettings } from '#model/server-settings.ts';

/** What a server knows of its site without the content; undefined if none was built there. */
export async function readServedSite(home: string): Promise<{ address: string; base: string } | undefined> {
  try {
    const { site, base } = JSON.parse(
      await readFile(join(home, 'dist', builtFolder.settings), 'utf8'),
    ) as ServerSettings;
    return { address: site.address, base };
  } catch {
    return undefined;
  }
}
