import type { Plugin, ViteDevServer } from 'vite';
import { embedPageData, pageDataFile } from '#model/page-data.ts';
import type * as Prerender from '#site/entry/enter-prerender.tsx';

const loadPrerender = (server: ViteDevServer) =>
  server.ssrLoadModule('/entry/enter-prerender.tsx') as Promise<typeof Prerender>;

/** Prerenders pages on the dev server, too, so that hydration mismatches show up at once. */
export function devPrerender(): Plugin {
  return {
    name: 'dev-prerender',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://dev.invalid');
        if (!pathname.endsWith(`/${pageDataFile}`)) return next();
        loadPrerender(server).then(({ pageData }) => {
          const data = pageData[pathname.slice(server.config.base.length - 1, -pageDataFile.length - 1)];
          if (!data) return next();
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify({ entry: '', data }));
        }, next);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, originalUrl }) {
        if (!server) return html;
        const { renderPage } = await loadPrerender(server);
        const path = new URL(originalUrl ?? '/', 'http://dev.invalid').pathname;
        const { head, body, module, data } = await renderPage(path.slice(server.config.base.length - 1));
        return html
          .replace('<!--head-->', () => head)
          .replace('<div id="root"><!--app-->', () => `<div id="root" data-page="${module}">${body}`)
          .replace('<!--data-->', () => embedPageData(data));
      },
    },
  };
}
