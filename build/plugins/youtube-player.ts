import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { readContentOnce } from '#content-reader/plugin/content-cache.ts';
import { compileClassicScript } from './classic-script.ts';
import { listDocumentPolicies, writeYoutubeDocument, youtubeDocumentName } from './youtube-document.ts';

const scriptName = 'youtube-player.js';

/** Emits the document of YouTube's player and its script, if any track is from YouTube. */
export function youtubePlayer(script: string, contentFolder: string): Plugin {
  let base = '/';
  let isBuild = false;
  let scriptId: string | undefined;

  async function readWords(): Promise<{ language: string; title: string } | undefined> {
    const { content } = await readContentOnce(contentFolder);
    if (!content || !(youtubeDocumentName in listDocumentPolicies(content))) return undefined;
    return { language: content.site.language, title: content.words.youtube.player };
  }

  return {
    name: 'youtube-player',
    configResolved: (config) => {
      base = config.base;
      isBuild = config.command === 'build' && !config.build.ssr;
    },
    async buildStart() {
      if (!isBuild || !(await readWords())) return;
      scriptId = this.emitFile({ type: 'asset', name: scriptName, source: await compileClassicScript(script) });
    },
    async generateBundle() {
      const words = await readWords();
      if (!scriptId || !words) return;
      const source = writeYoutubeDocument({ script: base + this.getFileName(scriptId), ...words });
      this.emitFile({ type: 'asset', fileName: youtubeDocumentName, source });
    },
    configureServer(server) {
      const serve = (name: string, contentType: string, write: () => Promise<string>) => {
        server.middlewares.use(base + name, (_, response: ServerResponse) => {
          response.setHeader('content-type', contentType);
          write().then(
            (text) => response.end(text),
            (error) => {
              server.config.logger.error(String(error));
              response.writeHead(500).end();
            },
          );
        });
      };
      serve(scriptName, 'text/javascript', () => compileClassicScript(script));
      serve(youtubeDocumentName, 'text/html', async () =>
        writeYoutubeDocument({ script: base + scriptName, ...((await readWords()) ?? { language: 'en' }) }),
      );
    },
  };
}
