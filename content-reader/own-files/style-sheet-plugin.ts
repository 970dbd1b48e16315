import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import { readContentOnce } from '#content-reader/plugin/content-cache.ts';
import { toPlainName } from '#content-reader/plugin/plain-name.ts';
import { shrinkCss } from './css-syntax.ts';
import { replaceAddresses, type StyleSheet, styleSheetFile } from './style-sheet.ts';

type BuiltFile = { fileName: string; source: Uint8Array };
type BuiltSheet = { sheet: BuiltFile; files: BuiltFile[]; isForPrint: boolean };

/**
 * Links the owner's style sheet after the site's own in every page. It is a separate file, as the bundler would choose
 * the order of rules in a common one. Does nothing without `site.css`.
 */
export function ownStyleSheet(folder: string): Plugin {
  let config: ResolvedConfig;
  let built: BuiltSheet | undefined;
  const readSheet = async () => (await readContentOnce(folder)).ownFiles?.styleSheet;
  return {
    name: 'own-style-sheet',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command !== 'build' || config.build.ssr) return;
      const sheet = await readSheet();
      built = sheet && (await buildSheet(sheet, config));
    },
    generateBundle() {
      if (!built || this.environment.config.consumer !== 'client') return;
      for (const file of [built.sheet, ...built.files]) this.emitFile({ type: 'asset', ...file });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_, { server }) {
        if (!server) return built && [linkTo(config.base + built.sheet.fileName, built, 'head')];
        const sheet = await readSheet();
        // Vite's dev client appends the site's own styles to the head.
        return sheet && [linkTo(config.base + styleSheetFile, sheet, 'body-prepend')];
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void (async () => {
          const [path] = (request.url ?? '').split('?', 1);
          const sheet = path === config.base + styleSheetFile ? await readSheet() : undefined;
          if (!sheet) return next();
          response.setHeader('content-type', 'text/css; charset=utf-8');
          response.setHeader('cache-control', 'no-cache');
          response.end(replaceAddresses(sheet, (absolutePath) => `${config.base}@fs/${encodePath(absolutePath)}`));
        })().catch(next);
      });
    },
  };
}

function linkTo(
  href: string,
  { isForPrint }: Pick<StyleSheet, 'isForPrint'>,
  injectTo: 'head' | 'body-prepend',
): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'stylesheet', href, ...(!isForPrint && { media: 'screen' }) }, injectTo };
}

async function buildSheet(sheet: StyleSheet, { base, build }: ResolvedConfig): Promise<BuiltSheet> {
  const paths = [...new Set(sheet.files.map(({ absolutePath }) => absolutePath))];
  const files = await Promise.all(paths.map(async (path) => nameByContent(basename(path), await readFile(path))));
  const text = replaceAddresses(sheet, (path) => base + files[paths.indexOf(path)]?.fileName);
  const targets = [build.cssTarget || []].flat();
  const source = await shrinkCss(text, targets);
  return { sheet: nameByContent(styleSheetFile, source), files, isForPrint: sheet.isForPrint };
}

/** The name contains a hash of the content, so that browsers may cache the file forever. */
function nameByContent(name: string, source: Uint8Array): BuiltFile {
  const ending = extname(name);
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/${toPlainName(name.slice(0, name.length - ending.length))}-${hash}${ending}`, source };
}

/** Works for paths of any system: `C:\\houses` has no leading slash either. */
const encodePath = (absolutePath: string) => encodeURI(absolutePath.replaceAll('\\', '/').replace(/^\//, ''));
