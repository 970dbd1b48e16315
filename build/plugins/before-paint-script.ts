import type { Plugin } from 'vite';
import { compileClassicScript } from './classic-script.ts';

/** Adds the scripts that run before the first paint to the head, joined in one blocking file with a hashed name. */
export function beforePaintScript(files: string[]): Plugin {
  const compile = async () => (await Promise.all(files.map(compileClassicScript))).join('\n');
  let base = '/';
  let isBuild = false;
  return {
    name: 'before-paint-script',
    configResolved: (config) => {
      base = config.base;
      isBuild = config.command === 'build' && !config.build.ssr;
    },
    async buildStart() {
      if (isBuild) this.emitFile({ type: 'asset', name: 'before-paint.js', source: await compile() });
    },
    configureServer(server) {
      server.middlewares.use(`${base}before-paint.js`, (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        compile().then(
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
          Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes('before-paint.js'))
            ?.fileName;
        return [{ tag: 'script', attrs: { src: base + (fileName ?? 'before-paint.js') }, injectTo: 'head-prepend' }];
      },
    },
  };
}
