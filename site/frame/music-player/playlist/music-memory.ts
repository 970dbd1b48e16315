import type { Music, Place } from './music-state.ts';

/** What a visitor chose, for all visits to come. */
export type Choices = Pick<Music, 'volume' | 'isMuted' | 'isPausedByVisitor'>;

const choicesKey = 'music';
/** Where a tab leaves word for the others. */
export const turnKey = 'musicTurn';
const placeKey = 'musicPlace';
/** Read by before-paint.ts, too, so that the bar has its height before the first paint. */
const sizeKey = 'player';
const offerKey = 'musicOffered';

/** Leaves out whatever is not there or is no such choice. */
export function recallChoices(): Partial<Choices> {
  const { volume, isMuted, isPausedByVisitor } = recall(() => localStorage, choicesKey);
  return {
    ...(isFiniteNumber(volume) && volume >= 0 && volume <= 1 && { volume }),
    ...(typeof isMuted === 'boolean' && { isMuted }),
    ...(typeof isPausedByVisitor === 'boolean' && { isPausedByVisitor }),
  };
}

/** Keeps what another tab has remembered of the rest. */
export function rememberChoices(changed: Partial<Choices>): void {
  remember(() => localStorage, choicesKey, JSON.stringify({ ...recallChoices(), ...changed }));
}

/** Whether this browser was neither asked about music before nor told anything about it. */
export function isNewToMusic(): boolean {
  try {
    return localStorage.getItem(choicesKey) === null && localStorage.getItem(offerKey) === null;
  } catch {
    return true;
  }
}

export function rememberOffer(): void {
  remember(() => localStorage, offerKey, 'true');
}

/** Of this tab: a visit in another one begins with a random track. */
export function recallPlace(): Place | undefined {
  const { name, elapsedSeconds, hasPressed } = recall(() => sessionStorage, placeKey);
  if (typeof name !== 'string' || !isFiniteNumber(elapsedSeconds) || elapsedSeconds < 0) return undefined;
  return { name, elapsedSeconds, hasPressed: hasPressed === true };
}

export function rememberPlace(place: Place): void {
  remember(() => sessionStorage, placeKey, JSON.stringify(place));
}

export function rememberSize(isMinimized: boolean): void {
  remember(() => localStorage, sizeKey, isMinimized ? 'minimized' : 'expanded');
}

/** Tells the other tabs, by an event of their storage, that this one begins to play. */
export function announceTurn(): void {
  remember(() => localStorage, turnKey, String(Date.now()));
}

const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value);

function recall(storage: () => Storage, key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function remember(storage: () => Storage, key: string, text: string): void {
  try {
    storage().setItem(key, text);
  } catch {
    // A browser that refuses storage forgets it with the page.
  }
}
