import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Finding } from '#admin/terminal/finding.ts';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import { openBuildCache } from '#content-reader/cache/build-cache.ts';
import type { ServerConfig } from '#server/config.ts';
import type { Environment } from '#server/environment.ts';
import { databaseFile } from '#server/storage/database.ts';
import { type Keys, makeKeys } from '../access/keys.ts';
import { makeStudioBundle, studioBundle } from '../bundle/studio-bundle.ts';
import { createDesks } from '../guestbook/desks.ts';
import { answerJson, createApi } from '../http/api.ts';
import { createEvents } from '../http/events.ts';
import { openLocalPort } from '../http/loopback.ts';
import { serveWindow } from '../http/serve-window.ts';
import { readWindowFiles } from '../http/window-files.ts';
import { removeOldPictures } from '../items/old-pictures.ts';
import { createMedia } from '../media/media.ts';
import { createMediaRoutes } from '../media/media-routes.ts';
import { openPreview } from '../preview/open-preview.ts';
import { openSite, stagedPictures } from '../site/open-site.ts';
import { watchSite } from '../site/watch-site.ts';
import { claimSite, findRunningStudio, releaseSite } from './running-studio.ts';
import { listRequests } from './studio-requests.ts';

type StudioOptions = {
  folders: SiteFolders;
  /** Of the guestbook and the counter. */
  config: ServerConfig;
  /** May have the key to a Supabase project. */
  environment?: Environment;
  /** The first port that is tried. */
  port: number;
  /** Resolves with the folder of the window's bundle. */
  makeBundle?: () => Promise<string>;
  /** The doctor, for "Check my site". */
  examine?: (address: string, fetch: typeof globalThis.fetch) => Promise<Finding[]>;
  log?: (line: string) => void;
};

export type Studio =
  /** `address` has the token. */
  { isNew: true; address: string; stop: () => Promise<void> } | { isNew: false; address: string };

/** Starts the studio of a site, unless one runs for it already. */
export async function startStudio({
  folders,
  config,
  environment = {},
  port,
  makeBundle = makeStudioBundle,
  examine,
  log = console.error,
}: StudioOptions): Promise<Studio> {
  const running = await findRunningStudio(folders.site);
  if (running !== undefined) return { isNew: false, address: running };
  const window = await openLocalPort(port);
  const preview = await openLocalPort(window.port + 1);
  const keys = makeKeys(window.port);
  const address = `${window.origin}/?token=${keys.token}`;
  const gate = { window: window.origin, preview: preview.origin, keys };
  // A page that is being made when the studio ends fails for no other reason.
  let isStopping = false;
  const complain = (line: string) => {
    if (!isStopping) log(line);
  };
  const bundle = makeBundle();
  const files = bundle.then((folder) => readWindowFiles(join(folder, studioBundle.window), preview.origin));
  const agentFile = bundle.then((folder) => join(folder, studioBundle.agent));
  // They are awaited later, and may fail before.
  for (const made of [files, agentFile]) made.catch(() => {});
  const api = Promise.withResolvers<Hono>();
  serveWindow(window, { gate, files, api: api.promise });
  const other = await claimSite(folders.site, address);
  if (other !== undefined) {
    await Promise.all([window.close(), preview.close()]);
    return { isNew: false, address: other };
  }
  const opening = openPreview(preview, { folders, config, gate, agentFile, log: complain });
  const reading = openSite({ folder: folders.site, content: folders.content, cache: openBuildCache(folders.cache) });
  const [opened, site] = await Promise.all([opening, reading, files]).catch(async (error: unknown) => {
    // What is open would keep the process.
    releaseSite(folders.site, address);
    const started = await Promise.allSettled([opening, reading]);
    for (const one of started) if (one.status === 'fulfilled') await one.value.close();
    await Promise.all([window.close(), preview.close()]);
    throw error;
  });
  const events = createEvents();
  const { send } = events;
  site.listen((event) => {
    send(event);
    opened.refresh().catch((error: unknown) => complain(String(error)));
  });
  const unwatch = watchSite(site);
  const media = createMedia({
    content: folders.content,
    cache: folders.cache,
    staged: join(folders.site, stagedPictures),
    announce: send,
  });
  const shown = { origin: preview.origin, base: opened.base };
  const requests = listRequests({
    site,
    folders,
    preview: shown,
    examine: async () => {
      // It signs, which would make a guestbook where there is none yet.
      const isThere = existsSync(join(config.dataFolder, databaseFile));
      return isThere && examine ? examine(shown.origin + shown.base, fetchWith(keys)) : [];
    },
    environment,
    send,
    desks: createDesks({
      ...{ folder: folders.site, content: folders.content, dataFolder: config.dataFolder, environment },
    }),
  });
  await removeOldPictures(folders.site).catch(() => {});
  api.resolve(createApi(requests, events, complain).route('/api/media', createMediaRoutes(media, answerJson)));
  const stop = async () => {
    isStopping = true;
    releaseSite(folders.site, address);
    unwatch();
    events.close();
    await Promise.all([window.close(), preview.close()]);
    await Promise.all([opened.close(), site.close()]);
  };
  return { isNew: true, address, stop };
}

/** Asks the preview as the owner's browser does. */
const fetchWith =
  ({ cookie }: Keys): typeof globalThis.fetch =>
  (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie.split(';')[0] ?? '');
    return fetch(input, { ...init, headers });
  };
