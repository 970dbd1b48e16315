import type { RefObject } from 'react';
import type { PreviewHandle } from '#studio/app/preview/preview-props.ts';
import { useStore } from '#studio/app/state/use-studio.ts';
import { moveBetweenParts, partsKey } from './move-between-parts.ts';
import { type StudioKey, useKeys } from './use-keys.ts';

type Parts = {
  bar: RefObject<HTMLElement | null>;
  preview: RefObject<PreviewHandle | null>;
  side: RefObject<HTMLElement | null>;
};

/** The studio's keys, wherever the focus is. The returned function takes those that were pressed on the page. */
export function useShellKeys({ bar, preview, side }: Parts, turns: { onFormAway: () => void; onKeysList: () => void }) {
  const store = useStore();
  const press = (part: RefObject<HTMLElement | null>, selector: string) =>
    part.current?.querySelector<HTMLElement>(selector)?.click();
  const walk = (key: StudioKey, from?: 'page') =>
    moveBetweenParts(key, { bar: bar.current, page: preview.current, form: side.current }, from);

  function pass(key: StudioKey): boolean {
    const isCommand = key.ctrl && !key.alt;
    const isPlain = !key.ctrl && !key.alt;
    const name = key.key.length === 1 ? key.key.toLowerCase() : key.key;
    if (isCommand && name === 'z') void (key.shift ? store.redo() : store.undo());
    else if (isCommand && name === 'y' && !key.shift) void store.redo();
    else if (isCommand && name === 'p' && !key.shift) press(bar, '[data-pages]');
    else if (key.alt && !key.shift && name === 'ArrowUp') press(side, '[data-before]');
    else if (key.alt && !key.shift && name === 'ArrowDown') press(side, '[data-after]');
    else if (isPlain && name === '\\') turns.onFormAway();
    else if (isPlain && name === '?') turns.onKeysList();
    else if (name === partsKey) walk(key);
    else if (name === 'Tab') walk(key, 'page');
    else return false;
    return true;
  }
  useKeys(pass, (at) => at === 'form' && preview.current?.focus('selected'));
  return pass;
}
