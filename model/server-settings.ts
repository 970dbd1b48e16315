import type { GuestbookRules } from './guestbook-rules.ts';

/** What the build tells the server about the site, in `dist/server.json` beside the folder it serves. */
export type ServerSettings = {
  /** The version of Bonbon that built it, such as `0.7.0`. Sites built before that one do not say. */
  builtBy?: string;
  /** The folder of the address that the site lives in; starts and ends with a slash. */
  base: string;
  /** Sent with every page. */
  contentSecurityPolicy: string;
  /** Documents that are no pages and have policies of their own, by their paths in the site's folder. */
  documents: Record<string, string>;
  /**
   * Folders in which the owner has an `index.html` of their own, each with a slash at its end. Links in such a page count
   * from its folder, so its address ends with a slash, too.
   */
  ownPages?: string[];
  /** What a feed says of the site. The address ends with a slash. */
  site: {
    title: string;
    address: string;
    language: string;
    /** The name of the guestbook's feed. In English without it. */
    feedTitle?: string;
    /** How an answer of the owner's stands in that feed, in the place of {reply}. In English without it. */
    feedReply?: string;
  };
  /** The rules of the built-in guestbook; null when the messages are kept elsewhere, or nowhere. */
  guestbook: GuestbookRules | null;
  /** Whether this server counts the visits. */
  countsVisits: boolean;
};
