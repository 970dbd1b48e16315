import { Server } from 'node:http';
import { createLogger, createServer, mergeConfig, type ViteDevServer } from 'vite';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import { devServices } from '#build/plugins/dev-services.ts';
import { createSiteConfig } from '#build/site-config.ts';
import type { ServerConfig } from '#server/config.ts';
import { type Gate, judgePreview, judgeSocket } from '../access/gate.ts';
import { refuse, refuseSocket } from '../access/refusal.ts';
import type { LocalPort } from '../http/loopback.ts';
import { studioAgent } from './agent-plugin.ts';

type PreviewOptions = {
  folders: Pick<SiteFolders, 'site' | 'content' | 'cache'>;
  config: ServerConfig;
  gate: Gate;
  agentFile: Promise<string>;
  /** Gets what Vite has to complain of. */
  log: (line: string) => void;
};

export type Preview = { vite: ViteDevServer; base: string; close: () => Promise<void> };

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
  const vite = await createServer(
    mergeConfig(createSiteConfig(folders), {
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
      plugins: [devServices(config, folders.content), studioAgent(agentFile, gate.window)],
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
  return { vite, base: vite.config.base, close: () => vite.close() };
}
