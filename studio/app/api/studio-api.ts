import type {
  BinItem,
  ChangeAnswer,
  ChangeRequest,
  History,
  ItemRequest,
  SettleRequest,
} from '#studio/protocol/change.ts';
import type { Fields } from '#studio/protocol/field.ts';
import type { SiteEvent, SiteState } from '#studio/protocol/site-state.ts';

/** There was no answer: the studio's other half has stopped. */
export class NoAnswer extends Error {}

/** The link that opened the studio is not good any more. */
export class NotLetIn extends Error {}

/** It was understood, and not done; the message is a sentence for the owner. */
export class Refusal extends Error {}

/** What the window asks of the program that has the files. */
export type StudioApi = {
  readSite: () => Promise<SiteState>;
  readFields: () => Promise<Fields>;
  change: (request: ChangeRequest) => Promise<ChangeAnswer>;
  undo: () => Promise<ChangeAnswer>;
  redo: () => Promise<ChangeAnswer>;
  readHistory: () => Promise<History>;
  returnTo: (step: string) => Promise<ChangeAnswer>;
  settle: (request: SettleRequest) => Promise<ChangeAnswer>;
  readBin: () => Promise<BinItem[]>;
  putBack: (id: string) => Promise<ChangeAnswer>;
  changeItems: (what: 'add' | 'duplicate' | 'remove', request: ItemRequest) => Promise<ChangeAnswer>;
  leaveOut: (name: string) => Promise<ChangeAnswer>;
  takeUp: (name: string) => Promise<ChangeAnswer>;
  /** Calls back until the returned function is called; `onConnection` when events cannot come, or can again. */
  watch: (onEvent: (event: SiteEvent) => void, onConnection: (isThere: boolean) => void) => () => void;
  /** Everything else below /api/. */
  get: <Answer>(path: string) => Promise<Answer>;
  post: <Answer>(path: string, body?: object) => Promise<Answer>;
};
