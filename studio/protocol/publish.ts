import type { PublishedFile, PublishedGroup } from '#model/published-files.ts';

/** A place where the site can live. */
export type PublishOffer = {
  host: string;
  title: string;
  /** What one needs there, in a few sentences. */
  needs: readonly string[];
  /** What is asked, in this order, each with an example. */
  settings: readonly { name: string; example: string }[];
  /** What may be another there than usual, and what is usual. */
  usual: readonly { name: string; value: string }[];
  /** The secret that lets the studio put files there; undefined if there is none. */
  key?: { title: string; where: string; isOptional: boolean };
};

/** The owner's choice; the key is never told. */
type PublishChoice = {
  host: string;
  title: string;
  address: string;
  hasKey: boolean;
  settings: Record<string, string>;
};

/** GET publish/changes. */
export type PublishChanges = {
  /** What the owner did since the last publication, newest first; all of it if there was none. */
  changes: string[];
  /** Of the last publication, in milliseconds since 1970. */
  publishedAt?: number;
  /** Mistakes that stand in the way, in the build's sentences. */
  mistakes: string[];
  /** Undefined as long as nothing is chosen. */
  choice?: PublishChoice;
  offers: PublishOffer[];
  /** Where site.yaml says that visitors find the site, unless that is an example. */
  address?: string;
};

/** POST publish/choose. `key` is kept in .bonbon/keys; without one, the one that is there stays. */
export type ChooseRequest = { settings: Record<string, string>; address?: string; key?: string };
export type ChooseAnswer = { outcome: 'chosen' } | PublishRefusal;

/** What becomes of songs that a host refuses and that have no other place (`music.address`). */
export type SongsWay = 'youtube' | 'without';

/** POST publish/look, answered when the site is built and compared. */
export type LookRequest = {
  songs?: SongsWay;
  /** The fingerprints that the owner has seen and confirmed, exactly as they were answered. */
  trusts?: readonly string[];
};
export type LookAnswer =
  | {
      outcome: 'plan';
      files: PublishedFile[];
      groups: PublishedGroup[];
      /** Where visitors find it, if that is known. */
      address?: string;
      /** Of all that would be sent. */
      bytes: number;
      unchanged: number;
      /** What is left out for the host, in sentences. */
      notes: string[];
    }
  /** The host takes no songs, and the owner has not said what shall become of them. Nothing was built. */
  | { outcome: 'songs'; title: string; songs: string[]; otherSongCount: number }
  /** Nobody has said yet that this machine is the owner's. Nothing was built, and no key was sent. */
  | {
      outcome: 'stranger';
      machine: string;
      /** Of its SSH; or a certificate that nobody vouches for. */
      shows: 'key' | 'certificate';
      fingerprints: readonly string[];
      /** What a certificate says of itself, in a sentence. */
      about?: string;
    }
  | PublishRefusal;

/** POST publish/send publishes what was looked at; progress comes as `job` events. */
export type SendAnswer =
  | {
      outcome: 'published';
      address?: string;
      /** Of a folder on this computer. */
      folder?: string;
      count: number;
      seconds: number;
      /** Undefined if nobody can look. */
      live?: { fine: number; wrong: string[] };
      time: number;
    }
  | PublishRefusal;

export type PublishRefusal = {
  outcome: 'refused';
  sentence: string;
  mistakes?: string[];
  /** The setting that it is about. */
  field?: string;
  /** `key`: another one would do. `settings`: another answer to what is asked. `stopped`: by the owner. */
  reason?: 'key' | 'settings' | 'stopped';
};

/** POST publish/stop stops what is sent; what was sent stays. POST publish/open opens the folder in the computer's own window. */
export type OpenAnswer = { outcome: 'opened' } | { outcome: 'refused'; sentence: string };
