import { OwnerError } from '#build/owner-error.ts';
import type { Converse } from '#publish/talk.ts';
import { withTerminal } from '../new/ask.ts';

/**
 * Asks on standard error, as standard output may be a file. Rejects with an OwnerError, which says `ifEnded`, on Ctrl-C and at the
 * end of the input.
 */
export const makeConverse =
  (ifEnded: string): Converse =>
  async (use) => {
    const say = (line: string) => void process.stderr.write(`${line}\n`);
    try {
      return await withTerminal((ask) => use({ ask, say }), process.stderr);
    } catch (error) {
      if ((error as Error).name === 'AbortError') throw new OwnerError(`\n${ifEnded}`);
      throw error;
    }
  };
