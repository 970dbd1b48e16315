import { type Entry, moveEntry } from '#model/guestbook.ts';
import { type EntryRow, errorCodes } from '#model/guestbook-table.ts';
import type { Sender } from '#server/http/senders.ts';
import { ApiError } from '../api/api-errors.ts';
import type { SignGuestbook } from '../signing.ts';
import type { PostedForm } from './posted-form.ts';

/** Other visitors sign in the same millisecond; further collisions are implausible. */
const maxMoves = 50;

/**
 * Signs with a form that was sent without a script. Nobody measured how long it took to fill in, so only its honeypot says
 * that the site's form was used, and links wait for the owner. Rejects as `sign` does.
 */
export async function signForm(
  { entry: first, isTrapped }: PostedForm & { entry: Entry },
  sender: Sender,
  sign: SignGuestbook,
  resendKey?: string,
): Promise<EntryRow> {
  let entry = first;
  for (let moves = 0; ; moves++) {
    try {
      const { sticker = null, paper = null, ...columns } = entry;
      const row = { ...columns, sticker, paper };
      return await sign({ row, facts: isTrapped ? { isTrapped } : undefined, resendKey, sender });
    } catch (cause) {
      const isTaken =
        cause instanceof ApiError && (cause.code === errorCodes.idTaken || cause.code === errorCodes.stored);
      if (!isTaken || moves === maxMoves) throw cause;
      entry = moveEntry(entry);
    }
  }
}
