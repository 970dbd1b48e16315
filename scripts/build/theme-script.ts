import { readFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';

/** Puts the theme's script into the head as a blocking file with a hashed name. */
export function themeScript(file: string): Plugin {
  let base = '/';
  let isBuild = false;
  const compile = async () => {
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
    // A scope of its own: a classic script's names would be global.
    return `{${code.replace(/^export \{\};?$/m, '')}}`;
  };
  return {
    name: 'theme-script',
    configResolved: (config) => {
      base = config.base;
      isBuild = config.command === 'build' && !config.build.ssr;
    },
    async buildStart() {
      if (isBuild) this.emitFile({ type: 'asset', name: 'theme.js', source: await compile() });
    },
    configureServer(server) {
      server.middlewares.use(`${base}theme.js`, (_, response) => {
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
          Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes('theme.js'))?.fileName;
        return [{ tag: 'script', attrs: { src: base + (fileName ?? 'theme.js') }, injectTo: 'head-prepend' }];
      },
    },
  };
}
