/**
 * The code of a content module for the preview. Whoever has imported it sees the values of its latest version, as each
 * version tells them to all before: so modules that keep something, such as a loaded page, need not be run again.
 */
export function makeLive(code: string): string {
  const names = [...code.matchAll(/^export const (\w+) = /gm)].map(([, name]) => name);
  const list = names.join(', ');
  return `${code.replaceAll(/^export const /gm, 'export let ')}
if (import.meta.hot) {
  const users = (import.meta.hot.data.users ??= []);
  for (const use of users) use({ ${list} });
  users.push((latest) => { ({ ${list} } = latest); });
  import.meta.hot.accept();
}
`;
}

/** The file that `refreshPageData` is added to. */
export const pageDataModule = 'navigation/page-data.ts';

/** Fetches what single pages show anew: their data comes from the server, not from a module. */
export const refreshPageData = `
if (import.meta.hot) {
  import.meta.hot.on('studio:page-data', async () => {
    for (const [path, data] of known) {
      if (!data) continue;
      const response = await fetch(withBase(path + '/' + pageDataFile));
      keepPageData(path, response.ok ? (await response.json()).data : null);
    }
  });
}
`;
