import { type KeptDesk, readKeptDesk } from '#model/kept-desk.ts';

const storageKey = 'keptDesk';
/** A desk on a phone has other places than one on a desktop. */
export type DeskShape = 'narrow' | 'wide';

function readDesks(): Partial<Record<DeskShape, unknown>> | undefined {
  const desks: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
  return typeof desks === 'object' && desks !== null ? desks : undefined;
}

/** Whether the visitor wants the desk kept, and the places of tiles, if any are kept for this shape. */
export function recallDesk(shape: DeskShape): { isKept: boolean; places?: KeptDesk | undefined } {
  try {
    const desks = readDesks();
    return { isKept: Boolean(desks), places: readKeptDesk(desks?.[shape]) };
  } catch {
    return { isKept: false };
  }
}

/** False if the browser keeps nothing. */
export function rememberDesk(shape: DeskShape, places: KeptDesk): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...readDesks(), [shape]: places }));
    return true;
  } catch {
    return false;
  }
}

export function forgetDesk(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
