/** What `loading` resolves to, once the style file of its part is there, too. Rejects if either fails. */
export async function withLateStyles<Loaded>(name: string, loading: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([loading, loadStyles(name)]);
  return loaded;
}

/** By name. */
const loads = new Map<string, Promise<void>>();

/**
 * Loads the style file of a page, by its folder, or of a part that its page's script adds late; build/style-files.ts names the
 * files in the HTML. In development there are none. Rejects if the file fails twice; the next call tries again.
 */
export function loadStyles(name: string): Promise<void> {
  const address = findAddress(name);
  if (!address || document.querySelector(`link[href="${address}"]`)) return loads.get(name) ?? Promise.resolve();
  const add = () => addStyleSheet(address);
  const load = add().catch(add);
  load.catch(() => loads.delete(name));
  loads.set(name, load);
  return load;
}

function addStyleSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '' });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    // Before an owner's own, whose rules win.
    document.querySelector('link[rel="stylesheet"]')?.after(link);
  });
}

/** Undefined if nothing is styled by a file of this name. */
function findAddress(name: string): string | undefined {
  const [folder, ...files] = document.querySelector<HTMLMetaElement>('meta[name="styles"]')?.content.split(' ') ?? [];
  const file = files.find((one) => one.replace(/-.{8}$/, '') === name);
  return file && `${folder}${file}.css`;
}
