import { useState } from 'react';
import { placeTiles } from '#studio/app/preview/place-tiles.ts';
import { say } from '#studio/app/say.ts';
import { nameSource } from '#studio/app/state/sections.ts';
import { useSite, useStore } from '#studio/app/state/use-studio.ts';
import type { Change } from '#studio/protocol/change.ts';

type Places = [number, number][];

export type Tiles = {
  /** `waits`: a tile was put down where nothing keeps it. `kept`: it stays, since the last step. */
  state: 'waits' | 'kept' | undefined;
  /** A tile was put down; on the board's own panel its place is kept at any rate. */
  put: (index: number, places: Places, isArranging: boolean) => Promise<void>;
  /** Visitors shall find all tiles where they lie now. */
  keep: () => Promise<void>;
  /** Tiles that wait go back to where they lay; what was said of others has been read. */
  leave: () => void;
};

/** Tiles of the board that are dragged on the page. */
export function useTiles(onSettled: (as: 'kept' | 'before') => void): Tiles {
  const store = useStore();
  const { site, fields } = useSite();
  const [waiting, setWaiting] = useState<Places>();
  const [keptBy, setKeptBy] = useState<string>();
  const file = site.files.find(({ name }) => name === 'interests')?.file;
  const keepsPlaces = () => file !== undefined && store.read({ file, path: ['places'] }) === 'mine';

  async function save(places: Places, label: string, first: Change[] = []) {
    if (!file) return undefined;
    const changes = [...first, ...placeTiles(file, store.read({ file, path: ['items'] }), places)];
    const answer = changes.length > 0 ? await store.change(changes, label) : undefined;
    if (answer?.outcome === 'saved') onSettled('kept');
    return answer;
  }
  return {
    state: waiting && !keepsPlaces() ? 'waits' : keptBy !== undefined && site.undo?.id === keptBy ? 'kept' : undefined,
    async put(index, places, isArranging) {
      if (!file) return;
      setKeptBy(undefined);
      setWaiting(undefined);
      if (!isArranging && !keepsPlaces()) return setWaiting(places);
      const title = store.read({ file, path: ['items', index, 'title'] });
      const what = typeof title === 'string' ? title : nameSource(site, fields, file, ['items', index]);
      await save(places, say('board.step', { what }));
    },
    async keep() {
      if (!file || !waiting) return;
      const answer = await save(waiting, say('board.stepAll'), [{ do: 'set', file, path: ['places'], value: 'mine' }]);
      if (answer?.outcome !== 'saved') return;
      setWaiting(undefined);
      setKeptBy(store.get().site?.undo?.id);
    },
    leave() {
      if (waiting) onSettled('before');
      setWaiting(undefined);
      setKeptBy(undefined);
    },
  };
}
