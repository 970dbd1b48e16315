import type { Plugin } from 'vite';

/** Prerenders pages on the dev server, too, so that hydration mismatches show up at once. */
export function devPrerender(): Plugin {
  return {
    name: 'dev-prerender',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, originalUrl }) {
        if (!server) return html;
        const { renderPage } = await server.ssrLoadModule('/entry/enter-prerender.tsx');
        const path = new URL(originalUrl ?? '/', 'http://dev.invalid').pathname;
        const { head, body, module } = await renderPage(path.slice(server.config.base.length - 1));
        return html
          .replace('<!--head-->', () => head)
          .replace('<div id="root"><!--app-->', () => `<div id="root" data-page="${module}">${body}`);
      },
    },
  };
}
