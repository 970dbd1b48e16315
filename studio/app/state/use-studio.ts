import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Fields } from '#studio/protocol/field.ts';
import type { SiteState } from '#studio/protocol/site-state.ts';
import type { Snapshot } from './snapshot.ts';
import type { StudioStore } from './studio-store.ts';

export const StudioContext = createContext<StudioStore | undefined>(undefined);

export function useStore(): StudioStore {
  const store = useContext(StudioContext);
  if (!store) throw new Error('outside of the studio');
  return store;
}

export function useSnapshot(): Snapshot {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The site and its fields, inside of what is shown once they are read. */
export function useSite(): { site: SiteState; fields: Fields } {
  const { site, fields } = useSnapshot();
  if (!site || !fields) throw new Error('the site is not read yet');
  return { site, fields };
}
