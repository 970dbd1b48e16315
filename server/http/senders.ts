import { hash, randomBytes } from 'node:crypto';
import { dayMs } from '#model/day.ts';
import { findNetworks, type Networks } from './networks.ts';

const saltBytes = 32;

/** Today's hashes of a client's networks. */
export type Sender = Networks;

export type Senders = {
  /** Identifies an address until midnight UTC: 43 characters that cannot be reversed. */
  hash: (address: string) => string;
  /** The same for each of the networks around an address. */
  identify: (address: string) => Sender;
};

/**
 * Tells senders apart without storing who they are. Hashes are salted; the salt exists only in memory and changes each
 * UTC day, so yesterday's sender is unknown today. `now` is epoch milliseconds.
 */
export function createSenders({
  now,
  makeSalt = () => randomBytes(saltBytes),
}: {
  now: () => number;
  makeSalt?: () => Uint8Array;
}): Senders {
  let day: number | undefined;
  let salt = Buffer.alloc(0);
  const hashText = (text: string) => {
    const today = Math.floor(now() / dayMs);
    if (today !== day) {
      day = today;
      salt = Buffer.from(makeSalt());
    }
    return hash('sha256', Buffer.concat([salt, Buffer.from(text)]), 'base64url');
  };
  return {
    hash: (address) => hashText(findNetworks(address).id),
    identify(address) {
      const { id, household, neighbourhood } = findNetworks(address);
      return {
        id: hashText(id),
        ...(household && { household: hashText(household) }),
        ...(neighbourhood && { neighbourhood: hashText(neighbourhood) }),
      };
    },
  };
}
