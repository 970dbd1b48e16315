import { createContext, useContext } from 'react';
import type { Source } from '#studio/protocol/preview.ts';
import type { KeyPath, SitePage } from '#studio/protocol/site-state.ts';

/** What the panel shows. */
export type View =
  | { at: 'page' }
  /** `picked`: what was pressed on the page, or is to have the focus. A new list each time. */
  | { at: 'value'; file: string; path: KeyPath; picked?: KeyPath }
  | { at: 'new'; collection: 'characters' | 'projects' }
  | { at: 'history' | 'bin' | 'board' | 'words' | 'check' | 'colours' | 'leftOut' | 'guestbook' | 'visits' };

export type Navigation = {
  view: View;
  /** The page that the preview shows. */
  page: SitePage | undefined;
  go: (view: View) => void;
  openPage: (address: string) => void;
  /** Goes to a value, and to a page that shows it. */
  show: (source: Source) => void;
};

export const NavigationContext = createContext<Navigation | undefined>(undefined);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('outside of the window');
  return navigation;
}
