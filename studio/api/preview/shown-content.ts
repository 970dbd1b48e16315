import { readContentOnce } from '#content-reader/plugin/content-cache.ts';
import type { ReadResult } from '#content-reader/read-content.ts';

/** What the preview shows: while there are mistakes in the content, what was there before them. */
export type ShownContent = {
  read: typeof readContentOnce;
  /** From now on, shows what is in the folder. Until then nobody looks: a page asks for a hundred parts. */
  renew: () => Promise<ReadResult>;
};

export function createShownContent(folder: string): ShownContent {
  let shown: Promise<ReadResult> | undefined;
  const renew = async (cache?: Parameters<typeof readContentOnce>[1]) => {
    const before = shown;
    const reading = readContentOnce(folder, cache);
    const next = reading.then(async (result) => (result.content ? result : ((await before) ?? result)));
    shown = next;
    next.catch(() => {
      if (shown === next) shown = before;
    });
    return next;
  };
  return { renew: () => renew(), read: async (_, cache) => shown ?? renew(cache) };
}
