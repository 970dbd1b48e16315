/**
 * The API between the browser and a guestbook's backend. The built-in server answers the same PostgREST calls as a
 * Supabase project, with the same columns, constraints and codes.
 */

import type { Entry } from './guestbook.ts';
import { handHashPattern } from './guestbook-hand.ts';
import type { Audience, Paper, Sticker } from './guestbook-looks.ts';
import type { HoldReason } from './guestbook-rules.ts';

export const entriesTable = 'guestbook_entries';
/** One row: whether the guestbook takes entries, and whether the owner reads them first. */
export const statusTable = 'guestbook_status';
/** How many visible messages each month has. */
export const monthsTable = 'guestbook_months';

/** `visible` to everyone; `waiting` for the owner's approval; `hidden` by the owner; `deleted`: in the bin. */
export const entryStates = ['visible', 'waiting', 'hidden', 'deleted'] as const;
export type EntryState = (typeof entryStates)[number];

/** What a visitor's browser inserts. */
export type NewRow = Pick<Entry, 'id' | 'name' | 'website' | 'message' | 'time'>;
/** Optional columns: null where the visitor chose nothing, or the browser sent five columns only. */
export type LookRow = { sticker: Sticker | null; paper: Paper | null };
/** Optional, too, and both or neither: a drawing as `writeDrawing` writes it, and what it shows, in the visitor's words. */
export type DrawnRow = { drawing: string | null; depicts: string | null };
/** `owner`: nobody else ever reads it. Optional; null, or no such column in an older project: everybody does. */
export type AudienceRow = { audience?: Audience | null | undefined };
export type SentDrawn = { [Column in keyof DrawnRow]?: DrawnRow[Column] | undefined };
/** What a select of all columns returns. Visitors get visible rows, and the one they have just inserted. */
export type EntryRow = NewRow & {
  state: EntryState;
  /** The owner's answer. */
  reply: string | null;
  /** Epoch milliseconds. */
  reply_time: number | null;
  /**
   * The file of the website's 88x31 button, which the owner had the server fetch; null where there is none. Supabase has no
   * such column.
   */
  button?: string | null | undefined;
  /** How many hearts visitors gave it. An older Supabase project has no such column. */
  hearts?: number | undefined;
} & LookRow &
  DrawnRow &
  AudienceRow;
/** YYYY-MM in UTC. */
export type MonthRow = { month: string; count: number };
export type StatusRow = { is_open: boolean; approves_first: boolean };

/** What only the owner sees. */
export type OwnerRow = EntryRow & { held_because: HoldReason | null };

/** In UTF-16 units. */
export const maxReplyLength = 2000;
/** The names of the constraints, as in a 23514 error. */
export const constraints = {
  id: 'guestbook_entries_id_format',
  name: 'guestbook_entries_name_text',
  website: 'guestbook_entries_website_address',
  message: 'guestbook_entries_message_text',
  time: 'guestbook_entries_time_range',
  drawing: 'guestbook_entries_drawing_format',
  depicts: 'guestbook_entries_depicts_text',
  audience: 'guestbook_entries_audience_known',
} as const;

/** The codes of refusals; `PTxyz` is PostgREST's way to answer with the HTTP status xyz. */
export const errorCodes = {
  /** 409: this same entry is already stored, visible or not. */
  stored: 'PT409',
  /** 409: another entry has this id. */
  idTaken: '23505',
  /** 400: the message of the error names the constraint. */
  checkFailed: '23514',
  /** 403: the owner has closed the guestbook. */
  closed: 'PT403',
  /** 429: this sender has signed too often. Other senders never cause it. */
  tooMany: 'PT429',
  /** 503: the entry would wait, and as many wait as may. It can be sent again later. */
  full: 'PT503',
} as const;

/**
 * How many entries may wait for the owner at most, so that robots cannot fill the disk: 20 MB at the longest. An owner who
 * decides on a hundred a minute is through with them in twenty; and of honest visitors to an owner who approves first, it is
 * ten days of the hourly limit of all senders. The same number is in the migrations.
 */
export const maxWaitingEntries = 2000;

/** How old an unsent entry's own time may be; the server replaces one that is older, or in the future, with its own. */
export const maxEntryAgeMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The hint of a 23505 from a backend that knows resend keys: the entry with this id is certainly somebody else's, even
 * if its words are the same.
 */
export const idTakenHint = 'Another entry has this id. Choose another one.';

/** How the form was filled in, which tells people from robots, and the key that identifies a resend. */
export type FormFacts = {
  /** Between the first look at the form and its submission; undefined if it was not measured. */
  fillMs?: number | undefined;
  /** A field that no visitor sees has text in it. */
  isTrapped?: boolean | undefined;
  /**
   * Random, made once for each entry, and the same each time it is sent: it distinguishes a resend from the same words
   * by somebody else, whatever the id and the network. It says nothing about the visitor.
   */
  resendKey?: string | undefined;
  /** The hash of the secret with which the author can change the entry later: model/guestbook-hand.ts. */
  hand?: string | undefined;
};

/**
 * The header with the form's facts. The row itself stays the five columns of the guestbook, and this header is
 * one that Supabase's gateway lets through from every origin.
 */
export const formFactsHeader = 'x-client-info';

/** The same pattern is in the migrations. */
const resendKeyPattern = '[0-9A-Za-z_-]{16,64}';

export function writeFormFacts({ fillMs, isTrapped, resendKey, hand }: FormFacts): string {
  const parts = [
    'bonbon',
    fillMs === undefined ? '' : `filled=${Math.round(fillMs)}`,
    isTrapped ? 'trapped=1' : '',
    resendKey ? `resend=${resendKey}` : '',
    hand ? `hand=${hand}` : '',
  ];
  return parts.filter(Boolean).join('; ');
}

/** Undefined if the header is not the form's: other programs may post, too. */
export function readFormFacts(header: string | null | undefined): FormFacts | undefined {
  if (!header || !/^bonbon(?:;|$)/.test(header)) return undefined;
  const filled = /;\s*filled=(\d{1,12})(?:;|$)/.exec(header)?.[1];
  const resendKey = new RegExp(`;\\s*resend=(${resendKeyPattern})(?:;|$)`).exec(header)?.[1];
  const hand = new RegExp(`;\\s*hand=(${handHashPattern})(?:;|$)`).exec(header)?.[1];
  return {
    ...(filled !== undefined && { fillMs: Number(filled) }),
    ...(/;\s*trapped=1(?:;|$)/.test(header) && { isTrapped: true }),
    ...(resendKey !== undefined && { resendKey }),
    ...(hand !== undefined && { hand }),
  };
}
