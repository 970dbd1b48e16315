import { FetchFailure } from '#server/fetch-public/fetch-failure.ts';
import { createPublicFetch, type PublicFetch } from '#server/fetch-public/public-fetch.ts';
import type { WriteQueue } from '#server/storage/write-queue.ts';
import type { ButtonStore } from './button-store.ts';
import { fetchPicture, findButton, NoButton } from './fetch-button.ts';

/** The buttons of visitors' websites, for the owner. */
export function createButtons(
  store: ButtonStore,
  queue: WriteQueue,
  now: () => number,
  { run }: PublicFetch = createPublicFetch(),
) {
  return {
    findButton: store.findButton,
    /**
     * Fetches the button of an entry's website, or the one at an address. Nobody but the owner sees it yet. Resolves with
     * a sentence that says why there is none, or undefined.
     */
    async fetchButton(entry: string, address: string): Promise<string | undefined> {
      const website = store.readWebsite(entry);
      if (!website) return 'This message has no website.';
      try {
        const button = await run((get) => (address === '' ? findButton(get, website) : fetchPicture(get, address)));
        // Its author may have changed or deleted the message meanwhile.
        const isSaved = await queue.run(() => {
          const isSame = store.readWebsite(entry) === website;
          if (isSame) store.saveButton(entry, button, now());
          return isSame;
        });
        return isSaved ? undefined : 'Their website has changed meanwhile.';
      } catch (cause) {
        if (cause instanceof FetchFailure || cause instanceof NoButton) return cause.message;
        throw cause;
      }
    },
    keepButton: (entry: string, file: string) => queue.run(() => store.keepButton(entry, file)),
    removeButton: (entry: string) => queue.run(() => store.removeButton(entry)),
  };
}
