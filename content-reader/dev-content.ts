import { extname, isAbsolute, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { readContentOnce } from './content-cache.ts';
import { formatNotes, type Note } from './problem.ts';
import { describeProblems, listPublicFiles } from './require-content.ts';

/** Editors save in several steps; one reload is enough for all that happens within this time. */
const quietMs = 60;

/** Shows each change of the folder in the page: the new content, or in Vite's overlay what is wrong with it. */
export function watchContent(server: ViteDevServer, folder: string, isContentModule: (id: string) => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = createNoteTeller(server);
  readContentOnce(folder).then(({ notes = [] }) => tell(notes), noteFailure(server));
  server.watcher.add(folder);
  server.watcher.on('all', (_event, path) => {
    const inner = relative(folder, path);
    // From one drive of Windows to another no relative path leads.
    if (inner.startsWith('..') || isAbsolute(inner)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A file that vanishes while it is read must not end the server; the next change reads all of them again.
      refresh(server, folder, isContentModule).then((notes) => tell(notes), noteFailure(server));
    }, quietMs);
  });
}

const noteFailure =
  ({ config }: ViteDevServer) =>
  (error: unknown) =>
    config.logger.error(String(error));

/** Says each list of notes once, and nothing of what matters only when the site is published. */
function createNoteTeller({ config }: ViteDevServer): (notes: Note[]) => void {
  let told = '';
  return (notes) => {
    const text = formatNotes(notes.filter(({ isForPublishing }) => !isForPublishing));
    if (text && text !== told) config.logger.info(text);
    told = text;
  };
}

/** Resolves with what the owner should know of the new content. */
async function refresh(
  server: ViteDevServer,
  folder: string,
  isContentModule: (id: string) => boolean,
): Promise<Note[]> {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (isContentModule(id)) moduleGraph.invalidateModule(module);
    }
  }
  const { problems, notes } = await readContentOnce(folder);
  if (problems) {
    const message = describeProblems(problems);
    server.config.logger.error(message);
    server.environments.client.hot.send({ type: 'error', err: { message, stack: '', plugin: 'content' } });
    return [];
  }
  for (const { hot } of Object.values(server.environments)) hot.send({ type: 'full-reload' });
  return notes;
}

const mediaTypes: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** What the build writes under its own name, the dev server answers at the same address. */
export function servePublicFiles(server: ViteDevServer, folder: string): void {
  server.middlewares.use((request, response, next) => {
    void (async () => {
      const [path = ''] = (request.url ?? '').split('?', 1);
      if (!mediaTypes[extname(path).toLowerCase()]) return next();
      const { content } = await readContentOnce(folder);
      const files = content ? listPublicFiles(content) : [];
      const file = files.find(({ address }) => path === server.config.base + address.slice(1));
      if (!file) return next();
      response.setHeader('content-type', mediaTypes[extname(file.name).toLowerCase()] ?? 'application/octet-stream');
      response.setHeader('cache-control', 'no-cache');
      response.end(await file.read());
    })().catch(next);
  });
}
