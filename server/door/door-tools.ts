import type { Context, Hono } from 'hono';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ActionStore } from './actions/action-store.ts';
import type { DeedStore } from './deeds/deed-store.ts';
import type { DoorBook } from './door-book.ts';
import type { DoorButtons } from './door-buttons.ts';
import type { IconName } from './frame/icon.ts';
import type { LinkStore } from './links/link-store.ts';
import type { Challenges } from './passkeys/challenges.ts';
import type { PasskeyStore } from './passkeys/passkey-store.ts';
import type { Records } from './records/records.ts';
import type { Session, SessionStore } from './sessions/session-store.ts';
import type { Tries } from './tries.ts';

/** Markup in which every text is escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What the guard has found out before a page of the door answers. */
export type DoorEnv = {
  Variables: {
    session: Session;
    /** Of the session's forms. */
    formToken: string;
    /** The fields of a POST, whose token was right. */
    form: URLSearchParams;
    /** Of the page that sent it. */
    origin: string;
  };
};
export type DoorContext = Context<DoorEnv>;

/** What the door's pages work with. */
export type Door = {
  /** The address of the door, or of a page behind it: `/door/book`. */
  at: (path?: string) => string;
  site: { title: string; address: string };
  /** A command of the guestbook on the server's computer, by its words: `door --close all`. */
  writeCommand: (words: string) => string;
  /** The site's own base path. */
  base: string;
  /** In the order of the menu. */
  places: readonly Place[];
  book: DoorBook;
  buttons: DoorButtons;
  links: LinkStore;
  sessions: SessionStore;
  deeds: DeedStore;
  records: Records;
  actions: ActionStore;
  passkeys: PasskeyStore;
  challenges: Challenges;
  tries: Tries;
  /** Runs one statement that writes; resolves when it is on the disk. */
  write: <T>(change: () => T) => Promise<T>;
  findSender: (c: Context) => string;
  /** Epoch milliseconds. */
  now: () => number;
};

/** One of the four places behind the door. */
export type Place = {
  /** Behind the door's address; empty for the first. */
  path: string;
  label: string;
  icon: IconName;
  /** Only the owner gets to these routes, and a POST only with the token of the owner's form. */
  addRoutes: (routes: Hono<DoorEnv>, door: Door) => void;
};
