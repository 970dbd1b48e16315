import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtFolder, guestbookTemplate, rendererModule } from '#model/built-folder.ts';
import type { GuestbookRenderer } from '#model/guestbook-view.ts';

/** What a build made for the server to render the guestbook's page with. */
export type BuiltRenderer = {
  /** The page with marks where the rendered parts go. */
  template: string;
  /** Loads the module when it is first needed: it takes 10 MiB. */
  load: () => Promise<GuestbookRenderer>;
};

/** Undefined if the build has none; then the plain page is served. `folder` is that of the build, without links. */
export async function findRenderer(folder: string): Promise<BuiltRenderer | undefined> {
  const template = await readFile(join(folder, builtFolder.render, guestbookTemplate), 'utf8').catch(() => undefined);
  if (template === undefined) return undefined;
  const { href } = pathToFileURL(join(folder, builtFolder.render, rendererModule));
  let loading: Promise<GuestbookRenderer> | undefined;
  return {
    template,
    load: () => {
      loading ??= import(/* @vite-ignore */ href) as Promise<GuestbookRenderer>;
      return loading;
    },
  };
}
