import { bookPlace } from './book/book-place.ts';
import type { Place } from './door-tools.ts';
import { keysPlace } from './keys/keys-place.ts';
import { visitsPlace } from './visits/visits-place.ts';
import { waitingPlace } from './waiting/waiting-place.ts';

/** In the order of the menu. */
export const places: readonly Place[] = [waitingPlace, bookPlace, visitsPlace, keysPlace];
