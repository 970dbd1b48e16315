import type { DeskAction, DeskAnswer, DeskPage, DeskVisits } from '#model/owner-desk.ts';
import type { DeskNotices } from '#model/owner-notices.ts';

/** The data of this computer, those of the site's own server on the web, or a Supabase project. */
export type Where = 'here' | 'web' | 'supabase';

/** Why there is nothing to show. */
export type DeskTrouble =
  /** Nobody keeps messages, or counts visits. */
  | { state: 'none' }
  /** Another service counts; its page is at the address. */
  | { state: 'elsewhere'; address: string }
  /** The server was never started here. */
  | { state: 'notBegun' }
  /** `wasIn`: the door has been shut since. */
  | { state: 'signedOut'; wasIn: boolean; address: string }
  /** The owner's key to the project is not known, or was refused. */
  | { state: 'noKey'; address: string }
  | { state: 'unreachable'; address: string }
  /** The server there knows no studio yet. */
  | { state: 'older'; address: string }
  | { state: 'refused'; sentence: string };

/** Where the messages or the visits may be; the first is shown unless another one is asked for. */
type Places = { wheres: Where[]; where: Where | undefined };

/** GET guestbook?where=here&find=moth */
export type BookAnswer = Places & ({ state: 'ready'; address?: string; page: DeskPage } | DeskTrouble);

/** GET visits?where=here&by=week */
export type VisitsAnswer = Places & ({ state: 'ready'; address?: string; visits: DeskVisits } | DeskTrouble);

/** GET guestbook/notices?where=here, and POST guestbook/test, which sends one first. */
export type NoticesRequest = { where: Where };
export type NoticesAnswer =
  | ({ state: 'ready'; where: Where } & DeskNotices)
  /** Nobody can say: the messages are at Supabase, or the server there is older. */
  | { state: 'unknown' }
  | { state: 'trouble'; trouble: DeskTrouble };

/** POST guestbook/act */
export type ActRequest = { where: Where; action: DeskAction };
export type ActAnswer = DeskAnswer | { outcome: 'trouble'; trouble: DeskTrouble };

/** POST guestbook/enter, with the link that the server has printed. */
export type EnterRequest = { link: string };
/** POST guestbook/key, with the project's secret key. It never comes back to the window. */
export type KeyRequest = { key: string };
/** POST guestbook/leave forgets the way in. */
export type LeaveRequest = { where: Where };
export type EnterAnswer =
  | { outcome: 'in' }
  | {
      outcome: 'refused';
      why: 'noLink' | 'used' | 'unknown' | 'insecure' | 'unreachable' | 'older' | 'publicKey' | 'wrongKey';
    }
  | { outcome: 'refused'; why: 'said'; sentence: string };
