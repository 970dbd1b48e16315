import { useEffect } from 'react';
import { findShortcut, isWritingPlace } from './keyboard-shortcuts.ts';
import type { Playlist } from './playlist/playlist.ts';

/** The player's keys, wherever on the page the focus is. */
export function useShortcuts(control: (act: (playlist: Playlist) => void) => void): void {
  useEffect(() => {
    const obey = (event: KeyboardEvent) => {
      const shortcut = findShortcut(event);
      if (!shortcut || event.defaultPrevented || isWritingPlace(event.target)) return;
      // Alt with a letter opens menus in some browsers.
      event.preventDefault();
      control((playlist) => playlist[shortcut === 'mute' ? 'toggleMuted' : shortcut]());
    };
    document.addEventListener('keydown', obey);
    return () => document.removeEventListener('keydown', obey);
  }, [control]);
}
