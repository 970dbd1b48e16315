import type { Plugin } from 'vite';
import { compileClassicScript } from './classic-script.ts';

/** Puts the theme's script into the head as a blocking file with a hashed name. */
export function themeScript(file: string): Plugin {
  let base = '/';
  let isBuild = false;
  return {
    name: 'theme-script',
    configResolved: (config) => {
      base = config.base;
      isBuild = config.command === 'build' && !config.build.ssr;
    },
    async buildStart() {
      if (isBuild) this.emitFile({ type: 'asset', name: 'theme.js', source: await compileClassicScript(file) });
    },
    configureServer(server) {
      server.middlewares.use(`${base}theme.js`, (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        compileClassicScript(file).then(
          (code) => response.end(code),
          (error) => server.config.logger.error(String(error)),
        );
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const fileName =
          bundle &&
          Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes('theme.js'))?.fileName;
        return [{ tag: 'script', attrs: { src: base + (fileName ?? 'theme.js') }, injectTo: 'head-prepend' }];
      },
    },
  };
}
