import type { Music, PlaybackPosition } from './music-state.ts';

/** A visitor's choices, stored for future visits. */
export type Choices = Pick<Music, 'volume' | (typeof switches)[number]>;

const switches = ['isMuted', 'isPausedByVisitor', 'isShuffled', 'isRepeating'] as const;
export const choiceNames = ['volume', ...switches] as const;

const choicesKey = 'music';
/** Written by a tab that starts to play: the storage event notifies the other tabs. */
export const playbackKey = 'playingTab';
const positionKey = 'musicPlace';
/** Also read by before-paint.ts, so that the bar has its height before the first paint. */
const sizeKey = 'player';
const offerKey = 'musicOffered';

/** Leaves out what is missing or invalid. */
export function recallChoices(): Partial<Choices> {
  const stored = recall(() => localStorage, choicesKey);
  const { volume } = stored;
  return {
    ...(isFiniteNumber(volume) && volume >= 0 && volume <= 1 && { volume }),
    ...Object.fromEntries(
      switches.filter((name) => typeof stored[name] === 'boolean').map((name) => [name, stored[name]]),
    ),
  };
}

/** Keeps the other choices as another tab may have stored them meanwhile. */
export function rememberChoices(changed: Partial<Choices>): void {
  remember(() => localStorage, choicesKey, JSON.stringify({ ...recallChoices(), ...changed }));
}

/** Whether this browser has never been offered music and has no stored choice. */
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

/** Per tab: a visit in another tab begins with a random track. */
export function recallPosition(): PlaybackPosition | undefined {
  const { name, elapsedSeconds, hasUsedControls } = recall(() => sessionStorage, positionKey);
  if (typeof name !== 'string' || !isFiniteNumber(elapsedSeconds) || elapsedSeconds < 0) return undefined;
  return { name, elapsedSeconds, hasUsedControls: hasUsedControls === true };
}

export function rememberPosition(position: PlaybackPosition): void {
  remember(() => sessionStorage, positionKey, JSON.stringify(position));
}

export function rememberSize(isMinimized: boolean): void {
  remember(() => localStorage, sizeKey, isMinimized ? 'minimized' : 'expanded');
}

/** Notifies the other tabs, by a storage event, that this one starts to play. */
export function announcePlayback(): void {
  remember(() => localStorage, playbackKey, String(Date.now()));
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
    // If storage is blocked, it is lost when the page is unloaded.
  }
}
