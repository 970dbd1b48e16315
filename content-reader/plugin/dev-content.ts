import { isAbsolute, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { formatWarnings, type Warning } from '#content-reader/problem.ts';
import { describeProblems, listPublicFiles } from '#content-reader/require-content.ts';
import { contentTypeOf } from '#model/content-types.ts';
import { readContentOnce } from './content-cache.ts';

/** Editors save in several steps; one reload is enough for all that happens within this time. */
const debounceMs = 60;

/** Shows what was changed in the folder, given as absolute paths. Resolves with the warnings on the new content. */
export type Refresh = (server: ViteDevServer, changed: ReadonlySet<string>) => Promise<Warning[]>;

/** Shows each change in the folder in the page. */
export function watchContent(server: ViteDevServer, folder: string, refresh: Refresh): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changed = new Set<string>();
  const logWarnings = createWarningLogger(server);
  readContentOnce(folder).then(({ warnings = [] }) => logWarnings(warnings), logFailure(server));
  server.watcher.add(folder);
  server.watcher.on('all', (_event, path) => {
    const inner = relative(folder, path);
    // There is no relative path from one Windows drive to another.
    if (inner.startsWith('..') || isAbsolute(inner)) return;
    clearTimeout(timer);
    changed.add(path);
    timer = setTimeout(() => {
      const paths = changed;
      changed = new Set();
      // A file that is deleted while it is read must not stop the server; the next change reads all files again.
      refresh(server, paths).then((warnings) => logWarnings(warnings), logFailure(server));
    }, debounceMs);
  });
}

const logFailure =
  ({ config }: ViteDevServer) =>
  (error: unknown) =>
    config.logger.error(String(error));

/** Logs each list of warnings once, without those that only matter for publishing. */
function createWarningLogger({ config }: ViteDevServer): (warnings: Warning[]) => void {
  let logged = '';
  return (warnings) => {
    const text = formatWarnings(warnings.filter(({ isForPublishing }) => !isForPublishing));
    if (text && text !== logged) config.logger.info(text);
    logged = text;
  };
}

/** Reloads the page with the new content, or shows its mistakes in Vite's overlay. */
export async function reloadContent(
  server: ViteDevServer,
  folder: string,
  isContentModule: (id: string) => boolean,
): Promise<Warning[]> {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (isContentModule(id)) moduleGraph.invalidateModule(module);
    }
  }
  const { problems, warnings } = await readContentOnce(folder);
  if (problems) {
    const message = describeProblems(problems);
    server.config.logger.error(message);
    server.environments.client.hot.send({ type: 'error', err: { message, stack: '', plugin: 'content' } });
    return [];
  }
  for (const { hot } of Object.values(server.environments)) hot.send({ type: 'full-reload' });
  return warnings;
}

/** Serves the files that the build writes under their own names, at the same addresses. */
export function servePublicFiles(server: ViteDevServer, folder: string): void {
  server.middlewares.use((request, response, next) => {
    void (async () => {
      const [path = ''] = (request.url ?? '').split('?', 1);
      if (isModule(path.slice(server.config.base.length))) return next();
      const reading = await readContentOnce(folder);
      const files = reading.content ? listPublicFiles(reading) : [];
      const findAt = (wanted: string) =>
        files.find(({ address }) => decode(wanted) === decode(server.config.base + address.slice(1)));
      const file = findAt(path) ?? (path.endsWith('/') ? findAt(`${path}index.html`) : undefined);
      if (!file && findAt(`${path}/index.html`)) {
        response.writeHead(307, { location: `${path}/` }).end();
        return;
      }
      if (!file) return next();
      response.setHeader('content-type', contentTypeOf(file.name));
      response.setHeader('cache-control', 'no-cache');
      response.end(await file.read());
    })().catch(next);
  });
}

/** Requests that Vite answers, several hundred for each page. */
const isModule = (path: string) => /^(@(fs|id|react-refresh|vite)|node_modules)\b|\.tsx?$/.test(path);

/** The same address can be percent-encoded in several ways. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
