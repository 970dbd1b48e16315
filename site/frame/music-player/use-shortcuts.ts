import { useEffect } from 'react';
import { findShortcut, isTextInput } from './keyboard-shortcuts.ts';
import type { Playlist } from './playlist/playlist.ts';

/** The player's keyboard shortcuts, wherever on the page the focus is. */
export function useShortcuts(control: (act: (playlist: Playlist) => void) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = findShortcut(event);
      if (!shortcut || event.defaultPrevented || isTextInput(event.target)) return;
      // Alt with a letter opens menus in some browsers.
      event.preventDefault();
      control((playlist) => playlist[shortcut === 'mute' ? 'toggleMuted' : shortcut]());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [control]);
}
