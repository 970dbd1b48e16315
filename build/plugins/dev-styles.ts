import type { EnvironmentModuleNode, HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite';

const entry = '/entry/enter-browser.tsx';

/**
 * Puts the styles of a prerendered page into its HTML on the dev server, too, where they would come with its scripts: it is shown
 * in its own colours from the first moment. Vite's client takes the elements over by their ids, and replaces what is in them.
 */
export function devStyles(): Plugin {
  return {
    name: 'dev-styles',
    apply: 'serve',
    transformIndexHtml: {
      // After Vite's own work, which would take them for sources of index.html.
      order: 'post',
      async handler(html, { server }) {
        const [, page] = /<div id="root" data-page="([^"]+)"/.exec(html) ?? [];
        if (!server || page === undefined) return;
        const { client } = server.environments;
        const sheets = await listSheets(server, page);
        return Promise.all(
          sheets.map(async ({ id, url }): Promise<HtmlTagDescriptor> => {
            const css = readCss((await client.transformRequest(url))?.code ?? '');
            const attrs = { type: 'text/css', 'data-vite-dev-id': id as string };
            return { tag: 'style', attrs, children: css.replaceAll('</', '<\\/'), injectTo: 'head' };
          }),
        );
      },
    },
  };
}

/**
 * What the page's HTML was rendered with, in the order in which a browser runs it: what a module imports stands before it, and
 * what comes later behind everything.
 * @param page its module: site/pages/home/home-page.tsx
 */
async function listSheets({ environments: { ssr } }: ViteDevServer, page: string): Promise<EnvironmentModuleNode[]> {
  await ssr.transformRequest(entry);
  const sheets: EnvironmentModuleNode[] = [];
  const seen = new Set<EnvironmentModuleNode>();
  const later = [await ssr.moduleGraph.getModuleByUrl(entry)];
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    if (module.url.endsWith('.css')) sheets.push(module);
    const dynamic = new Set(module.transformResult?.dynamicDeps);
    for (const imported of module.importedModules) {
      // Loaded if the HTML has something of it.
      if (!dynamic.has(imported.url)) visit(imported);
      else if (imported.transformResult && !isOtherPage(imported.url, page)) later.push(imported);
    }
  };
  for (const module of later) if (module) visit(module);
  return sheets;
}

const isOtherPage = (url: string, page: string) => url.endsWith('-page.tsx') && !page.endsWith(url);

/** Of the script that puts a style sheet into a page. */
function readCss(code: string): string {
  const [, css] = /^const __vite__css = (".*")$/m.exec(code) ?? [];
  if (css === undefined) throw new Error('Vite sends a style sheet in another way');
  return JSON.parse(css) as string;
}
