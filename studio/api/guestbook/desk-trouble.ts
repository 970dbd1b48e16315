import type { DeskTrouble } from '#studio/protocol/guestbook.ts';

/** Why a desk cannot be used; the window says it in its own words. */
export class TroubleError extends Error {
  readonly trouble: DeskTrouble;
  constructor(trouble: DeskTrouble) {
    super(trouble.state);
    this.trouble = trouble;
  }
}
