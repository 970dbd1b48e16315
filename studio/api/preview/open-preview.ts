import { Server } from 'node:http';
import { join } from 'node:path';
import { createLogger, createServer, mergeConfig, type ViteDevServer } from 'vite';
import { engineFolder } from '#build/engine-folder.ts';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import { devServices } from '#build/plugins/dev-services.ts';
import { createSiteConfig } from '#build/site-config.ts';
import type { ServerConfig } from '#server/config.ts';
import { type Gate, judgePreview, judgeSocket } from '../access/gate.ts';
import { refuse, refuseSocket } from '../access/refusal.ts';
import type { LocalPort } from '../http/loopback.ts';
import { studioAgent } from './agent-plugin.ts';
import { createLiveContent } from './live-content.ts';
import { createShownContent } from './shown-content.ts';

type PreviewOptions = {
  folders: Pick<SiteFolders, 'site' | 'content' | 'cache'>;
  config: ServerConfig;
  gate: Gate;
  agentFile: Promise<string>;
  /** Gets what Vite has to complain of. */
  log: (line: string) => void;
};

export type Preview = {
  base: string;
  /** Shows what is in the content now. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
};

/** Only the window shows it, and no other page loads parts of it. */
const headers = ({ window }: Gate) => ({
  'content-security-policy': `frame-ancestors ${window}`,
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
});

/** Serves the real pages of the site from their sources, with the guestbook and the counter of this computer. */
export async function openPreview(local: LocalPort, options: PreviewOptions): Promise<Preview> {
  const { folders, config, gate, agentFile, log } = options;
  // Vite takes upgrades from this one, which gets only those that were let in.
  const upgrades = new Server();
  const shown = createShownContent(folders.content);
  const live = createLiveContent(join(engineFolder, 'site'), shown);
  const devContent = {
    read: shown.read,
    refresh: async (server: ViteDevServer, changed: ReadonlySet<string>) => {
      await live.refresh(server, changed);
      return [];
    },
  };
  const vite = await createServer(
    mergeConfig(createSiteConfig(folders, devContent), {
      configFile: false,
      appType: 'spa',
      clearScreen: false,
      customLogger: { ...createLogger('error'), error: log },
      server: {
        middlewareMode: true,
        cors: false,
        ws: { server: upgrades },
        hmr: { overlay: false },
        // Pages that the owner took from elsewhere may have scripts, which shall not read what is not theirs.
        fs: {
          deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.bonbon/studio/**', `${config.dataFolder}/**`],
        },
      },
      plugins: [live.plugin, devServices(config, folders.content), studioAgent(agentFile, gate.window)],
    }),
  );
  const fixed = Object.entries(headers(gate));
  local.serve({
    answer(request, response) {
      if (judgePreview(request, gate) === 'refused') return refuse(response);
      for (const [name, value] of fixed) response.setHeader(name, value);
      vite.middlewares(request, response);
    },
    upgrade(request, socket, head) {
      if (judgeSocket(request, gate) === 'refused') return refuseSocket(socket);
      upgrades.emit('upgrade', request, socket, head);
    },
  });
  return { base: vite.config.base, refresh: () => live.refresh(vite), close: () => vite.close() };
}
