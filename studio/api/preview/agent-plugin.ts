import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Below the base of the site. */
const scriptName = '@studio/agent.js';

/** Adds the studio's script to each page of the preview. It finds the window's origin in its own element. */
export function studioAgent(scriptFile: Promise<string>, windowOrigin: string): Plugin {
  let base = '/';
  return {
    name: 'studio-agent',
    apply: 'serve',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: base + scriptName, 'data-studio': windowOrigin, defer: true }, injectTo: 'head' },
    ],
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url !== base + scriptName) return next();
        scriptFile.then((file) => {
          response.setHeader('content-type', 'text/javascript; charset=utf-8');
          response.setHeader('cache-control', 'no-cache');
          response.end(readFileSync(file));
        }, next);
      });
    },
  };
}
