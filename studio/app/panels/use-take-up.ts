import { useNavigation } from '#studio/app/shell/navigation.ts';
import { findFile } from '#studio/app/state/sections.ts';
import { useSite, useStore } from '#studio/app/state/use-studio.ts';
import type { SitePage } from '#studio/protocol/site-state.ts';

/** What brings back a page that was left out, and goes there. */
export function useTakeUp(): (page: SitePage) => Promise<void> {
  const store = useStore();
  const { site } = useSite();
  const { go, openPage } = useNavigation();
  return async ({ file, address }) => {
    const name = findFile(site, file)?.name;
    if (!name) return;
    const answer = await store.act(() => store.api.takeUp(name));
    if (answer?.outcome !== 'saved') return;
    openPage(address);
    go({ at: 'page' });
  };
}
