import { createHash } from 'node:crypto';

/** What a content module of a page says when it is run: it may have been changed after the page has asked for it. */
export const haveEvent = 'studio:have';
export type Had = { id: string; version: string };

export const versionOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

/**
 * The code of a content module for the preview. Whoever has imported it sees the values of its latest version, as each
 * version tells them to all before: so modules that keep something, such as a loaded page, need not be run again.
 */
export function makeLive(code: string, id: string, revision: number): string {
  const had: Had = { id, version: versionOf(code) };
  const names = [...code.matchAll(/^export const (\w+) = /gm)].map(([, name]) => name);
  const list = names.join(', ');
  // What this declares itself has a $, as no text's name has.
  return `${code.replaceAll(/^export const /gm, 'export let ')}
globalThis.studioRevision = Math.max(globalThis.studioRevision ?? 0, ${revision});
if (import.meta.hot) {
  const $users = (import.meta.hot.data.users ??= []);
  const $earlier = [...$users];
  const $own = { ${list} };
  const $tell = () => { for (const use of $earlier) use($own); };
  // A part that loads while React hydrates the page may bring a later version.
  if (globalThis.studioHydrating) studioHydrating.then($tell); else $tell();
  $users.push(($latest) => { ({ ${list} } = $latest); });
  import.meta.hot.accept();
  import.meta.hot.send('${haveEvent}', ${JSON.stringify(had)});
}
`;
}

/** The file that hydrates the page. */
export const entryModule = 'entry/enter-browser.tsx';

/** On the body: of the content when the server began to render the page. */
export const revisionAttribute = 'data-revision';

const hydrates = 'if (root.dataset.page === findRoute(headers, pathname).module) {';

/**
 * A page whose content was changed while it loaded is not the one that the server has rendered: it is rendered again, instead of
 * hydrated. Its own content has to be there before that is known.
 */
export function renderStalePages(code: string): string {
  const known = `await findRoute(headers, pathname).load().catch(() => {}); `;
  const isFresh = `Number(document.body.dataset.revision) >= (globalThis.studioRevision ?? 0) && `;
  return code.replace(hydrates, known + hydrates.replace('(', `(${isFresh}`));
}

/** The file that `refreshPageData` is added to. */
export const pageDataModule = 'navigation/page-data.ts';

/**
 * Fetches what single pages show anew: their data comes from the server, not from a module. While React hydrates the page,
 * this and all updates of modules wait: React would miss them, or find other words than in the page's HTML.
 */
export const refreshPageData = `
if (import.meta.hot) {
  globalThis.studioHydrating = new Promise((done) => {
    addEventListener('hydrated', ({ detail }) => detail === 'page' && done());
    // It never will be, and an update may help.
    for (const name of ['pagestuck', 'error']) addEventListener(name, done, { once: true });
  });
  studioHydrating.then(() => delete globalThis.studioHydrating);
  import.meta.hot.on('vite:beforeUpdate', () => globalThis.studioHydrating);
  import.meta.hot.on('studio:page-data', async () => {
    await globalThis.studioHydrating;
    for (const [path, data] of known) {
      if (!data) continue;
      const response = await fetch(withBase(path + '/' + pageDataFile));
      keepPageData(path, response.ok ? (await response.json()).data : null);
    }
  });
}
`;
