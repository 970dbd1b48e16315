import type { GuestbookRules } from './guestbook-rules.ts';

/** The settings that the build writes for the server, in `dist/server.json` beside the site's folder. */
export type ServerSettings = {
  /** The version of Bonbon that built it, such as `0.7.0`. Earlier versions did not write it. */
  builtBy?: string;
  /** The site's base path; starts and ends with a slash. */
  base: string;
  /** Sent with every page. */
  contentSecurityPolicy: string;
  /** Policies of documents that are not pages, by their paths in the site's folder. */
  documents: Record<string, string>;
  /**
   * Folders in which the owner has their own `index.html`, each with a slash at its end. Links in such a page are
   * relative to its folder, so its address ends with a slash, too.
   */
  ownPages?: string[];
  /** The site in feeds. The address ends with a slash. */
  site: {
    title: string;
    address: string;
    language: string;
    /** The title of the guestbook's feed; English by default. */
    feedTitle?: string;
    /** How that feed shows the owner's reply, with {reply} for its text; English by default. */
    feedReply?: string;
  };
  /** The rules of the built-in guestbook; null if another service, or none, stores the messages. */
  guestbook: GuestbookRules | null;
  /** The path of its page, without the base, if the server renders it with the messages. Earlier versions did not write it. */
  guestbookPage?: string;
  /** Whether this server counts visits. */
  countsVisits: boolean;
  /** The titles of the songs in the player, whose listeners are counted, too. Earlier versions did not write it. */
  songs?: string[];
};
