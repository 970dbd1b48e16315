import { join } from 'node:path';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import type { ServerConfig } from '#server/config.ts';
import { makeKeys } from '../access/keys.ts';
import { makeStudioBundle, studioBundle } from '../bundle/studio-bundle.ts';
import { answerJson, createApi } from '../http/api.ts';
import { openLocalPort } from '../http/loopback.ts';
import { serveWindow } from '../http/serve-window.ts';
import { readWindowFiles } from '../http/window-files.ts';
import { createMedia } from '../media/media.ts';
import { createMediaRoutes } from '../media/media-routes.ts';
import { openPreview } from '../preview/open-preview.ts';
import { claimSite, findRunningStudio, releaseSite } from './running-studio.ts';

type StudioOptions = {
  folders: SiteFolders;
  /** Of the guestbook and the counter. */
  config: ServerConfig;
  /** The first port that is tried. */
  port: number;
  /** Resolves with the folder of the window's bundle. */
  makeBundle?: () => Promise<string>;
  log?: (line: string) => void;
};

export type Studio =
  /** `address` has the token. */
  { isNew: true; address: string; stop: () => Promise<void> } | { isNew: false; address: string };

/** Starts the studio of a site, unless one runs for it already. */
export async function startStudio({
  folders,
  config,
  port,
  makeBundle = makeStudioBundle,
  log = console.error,
}: StudioOptions): Promise<Studio> {
  const running = await findRunningStudio(folders.site);
  if (running !== undefined) return { isNew: false, address: running };
  const window = await openLocalPort(port);
  const preview = await openLocalPort(window.port + 1);
  const keys = makeKeys(window.port);
  const address = `${window.origin}/?token=${keys.token}`;
  const gate = { window: window.origin, preview: preview.origin, keys };
  const bundle = makeBundle();
  const files = bundle.then((folder) => readWindowFiles(join(folder, studioBundle.window), preview.origin));
  const agentFile = bundle.then((folder) => join(folder, studioBundle.agent));
  const media = createMedia({ content: folders.content, cache: folders.cache });
  const api = createApi().route('/api/media', createMediaRoutes(media, answerJson));
  serveWindow(window, { gate, files, api });
  const [opened] = await Promise.all([openPreview(preview, { folders, config, gate, agentFile, log }), files]);
  const stop = async () => {
    releaseSite(folders.site, address);
    await Promise.all([window.close(), preview.close()]);
    await opened.close();
  };
  const other = await claimSite(folders.site, address);
  if (other !== undefined) {
    await stop();
    return { isNew: false, address: other };
  }
  return { isNew: true, address, stop };
}
