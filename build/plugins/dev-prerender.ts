import type { Plugin, ViteDevServer } from 'vite';
import type { Content } from '#model/content-schema.ts';
import { embedPageData, pageDataFile } from '#model/page-data.ts';
import type * as Prerender from '#site/entry/enter-prerender.tsx';

const loadPrerender = (server: ViteDevServer) =>
  server.ssrLoadModule('/entry/enter-prerender.tsx') as Promise<typeof Prerender>;
const loadContent = (server: ViteDevServer) =>
  server.ssrLoadModule('virtual:content') as Promise<Pick<Content, 'pageData' | 'descriptions' | 'sharePictures'>>;

/** Content that changes while a page is rendered brings new modules, which do not fit with those from before. */
async function render(server: ViteDevServer, path: string): Promise<Prerender.RenderedPage> {
  const prerender = await loadPrerender(server);
  try {
    const content = await loadContent(server);
    return await prerender.renderPage(path, {
      data: content.pageData[path],
      description: content.descriptions[path],
      sharePicture: content.sharePictures[path],
    });
  } catch (error) {
    if ((await loadPrerender(server)) === prerender) throw error;
    return render(server, path);
  }
}

/** Prerenders pages on the dev server, too, so that hydration mismatches show up at once. */
export function devPrerender(): Plugin {
  return {
    name: 'dev-prerender',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://dev.invalid');
        if (!pathname.endsWith(`/${pageDataFile}`)) return next();
        loadContent(server).then(({ pageData }) => {
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
        const path = new URL(originalUrl ?? '/', 'http://dev.invalid').pathname.slice(server.config.base.length - 1);
        const { head, body, module, data } = await render(server, path);
        return html
          .replace('<!--head-->', () => head)
          .replace('<div id="root"><!--app-->', () => `<div id="root" data-page="${module}">${body}`)
          .replace('<!--data-->', () => embedPageData(data));
      },
    },
  };
}
