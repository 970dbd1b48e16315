import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { describeForServer } from '#build/hosting/server-settings.ts';
import { readContentOnce } from '#content-reader/plugin/content-cache.ts';
import { createApp } from '#server/app.ts';
import type { ServerConfig } from '#server/config.ts';
import { prepareSite } from '#server/http/prepared-files.ts';
import { openServices } from '#server/services.ts';

type Listener = ReturnType<typeof getRequestListener>;

/**
 * Serves the guestbook and the counter on the dev server, with the same data as `npm start`. Visits are not counted, as the
 * server knows no pages here. Changes of their settings in site.yaml apply when dev is restarted.
 */
export function devServices(config: ServerConfig, contentFolder: string): Plugin {
  let opening: Promise<{ listener: Listener; stop: () => Promise<void> } | undefined> | undefined;

  const open = async (base: string) => {
    const { content } = await readContentOnce(contentFolder);
    if (!content) return undefined;
    const settings = describeForServer(content, base, '');
    const site = prepareSite([], settings);
    const parts = { log: console.error, now: Date.now };
    const services = openServices({
      settings,
      site,
      config,
      onChange: () => {
        app = create();
      },
      ...parts,
    });
    const create = () => createApp({ site, services: services.routes, onFailure: services.reportFailure, ...parts });
    let app = create();
    return { listener: getRequestListener((request, env) => app.fetch(request, env)), stop: services.stop };
  };

  return {
    name: 'dev-services',
    apply: 'serve',
    configureServer(vite) {
      const { base } = vite.config;
      vite.middlewares.use((request, response, next) => {
        const path = (request.originalUrl ?? '/').slice(base.length);
        if (!/^(rest\/v1\/|counter\/|(count|guestbook-feed\.xml)($|\?))/.test(path)) return next();
        opening ??= open(base);
        opening
          // Mistakes in the content are reported in the page; the next request reads it again.
          .then((services) => {
            if (services) return services.listener(request, response);
            opening = undefined;
            return next();
          })
          .catch(next);
      });
    },
    // Once for each of Vite's environments.
    async closeBundle() {
      const stopping = opening;
      opening = undefined;
      await (await stopping)?.stop();
    },
  };
}
