import { useSyncExternalStore } from 'react';
import { useMedia } from '#site/ui/use-media.ts';

/** Whether the night theme is shown: the visitor's choice, or the system's. */
export function useNightTheme(): boolean {
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  const theme = useSyncExternalStore(watchTheme, () => document.documentElement.dataset.theme);
  return theme ? theme === 'night' : isSystemDark;
}

function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
