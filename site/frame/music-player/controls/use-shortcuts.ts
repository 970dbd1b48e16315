import { useEffect } from 'react';
import type { Playlist } from '#site/frame/music-player/playlist/playlist.ts';
import { findShortcut, isTextInput } from './keyboard-shortcuts.ts';

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
