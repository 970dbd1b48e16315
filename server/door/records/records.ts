import type { Tally } from '#model/owner-desk.ts';
import type { Delivery } from '#model/owner-notices.ts';
import type { Backups } from '#server/backups/nightly-backups.ts';
import type { Doctor } from './doctor.ts';

/** Days in UTC, `YYYY-MM-DD`, both included. */
type Days = { firstDay: string; lastDay: string };

/** What the server keeps for the owner to read. */
export type Records = {
  /** The numbers of the visits; undefined if another service counts them, or none. The most visitors come first. */
  visits:
    | {
        readDays: (days: Days) => ReadonlyMap<string, number>;
        listPages: (days: Days, limit: number) => Tally[];
        listHosts: (days: Days, limit: number) => Tally[];
        listSongs: (days: Days, limit: number) => Tally[];
      }
    | undefined;
  backups: Backups;
  /** Newest first. */
  listDeliveries: () => Delivery[];
  /** Sends a test to every target, and resolves when all have answered; undefined if no notices are sent at all. */
  sendTest: (() => Promise<void>) | undefined;
  /** Undefined where the server runs without the owner's tools. */
  doctor: Doctor | undefined;
};
