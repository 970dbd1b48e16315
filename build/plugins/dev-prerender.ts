import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite';
import type { Content } from '#model/content-schema.ts';
import { embedPageData, pageDataFile } from '#model/page-data.ts';
import type * as Prerender from '#site/entry/enter-prerender.tsx';

type Prerendering = typeof Prerender;
type PageContent = Pick<Content, 'pageData' | 'descriptions' | 'sharePictures'>;
const prerenderEntry = '/entry/enter-prerender.tsx';
const contentEntry = 'virtual:content';

/** Gives the modules that render pages, as they are now. */
type Use = <T>(work: (prerender: Prerendering, content: PageContent) => T | Promise<T>) => Promise<T>;

/** Vite's `ssrLoadModule` would keep the failure of a module that was replaced while it was run, until the next change. */
function openModules(server: ViteDevServer): Use {
  const { ssr } = server.environments;
  const runner = createServerModuleRunner(ssr, { hmr: false, sourcemapInterceptor: false });
  let running: Promise<unknown> = Promise.resolve();

  async function readVersion(): Promise<string> {
    const modules = await Promise.all([prerenderEntry, contentEntry].map((url) => ssr.moduleGraph.getModuleByUrl(url)));
    return modules.map((module) => `${module?.lastInvalidationTimestamp ?? 0} ${module?.lastHMRTimestamp ?? 0}`).join();
  }
  /** Content that changes meanwhile brings new modules, which do not fit with those from before. */
  const use: Use = async (work) => {
    const version = await readVersion();
    try {
      const prerender: Prerendering = await runner.import(prerenderEntry);
      return await work(prerender, await runner.import(contentEntry));
    } catch (error) {
      if ((await readVersion()) === version) throw error;
      return use(work);
    }
  };
  // Two that run the same modules at once get in each other's way.
  return (work) => {
    const next = running.then(() => use(work));
    running = next.catch(() => {});
    return next;
  };
}

/** Prerenders pages on the dev server, too, so that hydration mismatches show up at once. */
export function devPrerender(): Plugin {
  let use: Use;
  return {
    name: 'dev-prerender',
    apply: 'serve',
    configureServer(server) {
      use = openModules(server);
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://dev.invalid');
        if (!pathname.endsWith(`/${pageDataFile}`)) return next();
        const path = pathname.slice(server.config.base.length - 1, -pageDataFile.length - 1);
        use((_, { pageData }) => pageData[path]).then((data) => {
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
        const { head, body, module, data } = await use((prerender, content) =>
          prerender.renderPage(path, {
            data: content.pageData[path],
            description: content.descriptions[path],
            sharePicture: content.sharePictures[path],
          }),
        );
        return html
          .replace('<!--head-->', () => head)
          .replace('<div id="root"><!--app-->', () => `<div id="root" data-page="${module}">${body}`)
          .replace('<!--data-->', () => embedPageData(data));
      },
    },
  };
}
