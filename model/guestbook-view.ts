import type { Draft, Problems } from './guestbook.ts';
import type { PageLinks } from './guestbook-pages.ts';
import type { EntryRow, StatusRow } from './guestbook-table.ts';

/** How many messages the HTML of a page of the book has. */
export const pageLength = 50;

/** What became of a form that was sent without a script. */
export type SentForm =
  /** Without a status everybody sees it. */
  | { kind: 'signed'; status?: 'waiting' | 'private' | undefined; isWebsiteLeftOut: boolean }
  /** The words go back into the form. */
  | { kind: 'problems'; draft: Draft; problems: Problems }
  | { kind: 'closed' | 'later'; draft: Draft };

/** What the server, or the build, puts into the guestbook's HTML; its data is embedded, and the page hydrates from it. */
export type GuestbookView = {
  /** Newest first; what is null is left out. */
  rows: Partial<EntryRow>[];
  status: StatusRow;
  /** The place behind which the page begins, as in its address; undefined for the newest messages. */
  before?: string | undefined;
  /** What was looked for: the rows have it in them. */
  find?: string | undefined;
  links: PageLinks;
  sent?: SentForm | undefined;
  /** When the build took the messages along, in epoch milliseconds; undefined if the server renders the page. */
  takenMs?: number | undefined;
};

/** The names of the fields that a form without a script sends; all but the first three are optional. */
export const formFields = ['name', 'website', 'message', 'sticker', 'paper', 'audience'] as const;
/** The honeypot's name, which no browser autofills. */
export const trapName = 'topic';

/** Where the page says thanks, and opens after a form without a script. */
export const thanksId = 'thanks';

/** The module that the build makes for the server, which renders the guestbook's page. */
export type GuestbookRenderer = {
  /** Rejects if the page cannot be rendered. */
  renderGuestbook: (view: GuestbookView) => Promise<{ body: string; data: string }>;
};

/** Where the rendered parts go in the page's template. */
export const viewMarks = { body: '<!--app-->', data: '<!--data-->' } as const;

/** Leaves out what is null, which would be in the HTML of every entry, and drawings, which are pictures there. */
export const writeViewRow = (row: EntryRow): Partial<EntryRow> =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => value !== null && name !== 'state' && name !== 'drawing'),
  );
