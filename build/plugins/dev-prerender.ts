import type { Plugin } from 'vite';

/** Renders pages while one works on them, too, so that a hydration mismatch shows at once. */
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
