/** What the owner reads and does about the guestbook and the visits, behind the door and in the studio, wherever they are kept. */
import { type Block, maxBlockLength, type PageStart } from './guestbook-owner.ts';
import { type EntryState, maxReplyLength, type OwnerRow } from './guestbook-table.ts';

/** Which messages are shown. */
export const shownStates = {
  waiting: ['waiting'],
  all: ['visible', 'waiting', 'hidden'],
  visible: ['visible'],
  hidden: ['hidden'],
  deleted: ['deleted'],
} as const satisfies Record<string, readonly EntryState[]>;
export type Shown = keyof typeof shownStates;

export type DeskQuery = { find: string; show: Shown; behind: PageStart | undefined };

export type DeskEntry = Omit<OwnerRow, 'drawing'> & {
  /** Stands for the words that the owner reads, which their author may change. */
  seen: string;
  /** The drawing as a PNG in base64. */
  picture?: string;
};

export type DeskPage = {
  entries: DeskEntry[];
  /** Where it goes on; undefined at the beginning of the book. */
  next?: PageStart;
  /** When the oldest message of this kind was written, in epoch milliseconds; undefined if there is none. */
  oldestMs?: number;
  counts: Record<EntryState, number>;
  isOpen: boolean;
  approvesFirst: boolean;
};

export type DeskAction =
  | { do: 'approve' | 'hide' | 'restore' | 'delete'; id: string; seen?: string }
  /** An empty text takes the reply away. */
  | { do: 'reply'; id: string; text: string; seen?: string; approves?: boolean }
  | { do: 'block'; id: string; senders: string[]; word: string }
  | { do: 'undo'; deed: number }
  | { do: 'open'; isOpen: boolean }
  | { do: 'first'; approvesFirst: boolean }
  | { do: 'empty' };

export type DeskAnswer =
  /** `deed` names what can be undone; `text` says in a line what was done. */
  | { outcome: 'done'; deed?: number; text: string }
  /** Its author has changed it since the owner read it; nothing was done. */
  | { outcome: 'changed' }
  | { outcome: 'refused'; sentence: string }
  /** There is no such message any more. */
  | { outcome: 'gone' };

/** What a bar of the plot stands for. */
export const spans = ['day', 'week', 'month'] as const;
export type Span = (typeof spans)[number];

/** A page, a host or a song, and its visitors. */
export type Tally = { name: string; visitors: number };

export type DeskVisits = {
  span: Span;
  /** Oldest first; the last one is now. */
  bars: { label: string; visitors: number }[];
  /** Of today, the last 7 and the last 30 days. */
  sums: [number, number, number];
  pages: Tally[];
  hosts: Tally[];
  songs: Tally[];
};

const maxFindLength = 100;
const place = /^(\d{1,16})\.(\d{1,16})$/;

/** Anything malformed is the first page of all. */
export function readDeskQuery(parameters: URLSearchParams): DeskQuery {
  const show = parameters.get('show') ?? 'all';
  const [, time, id] = place.exec(parameters.get('before') ?? '') ?? [];
  return {
    find: (parameters.get('find') ?? '').toWellFormed().trim().slice(0, maxFindLength),
    show: Object.hasOwn(shownStates, show) ? (show as Shown) : 'all',
    behind: time !== undefined && id !== undefined ? { time: Number(time), id } : undefined,
  };
}

/** Such as `find=moth&show=hidden`. */
export function writeDeskQuery({ find, show, behind }: DeskQuery): string {
  const parameters = new URLSearchParams();
  if (find !== '') parameters.set('find', find);
  if (show !== 'all') parameters.set('show', show);
  if (behind) parameters.set('before', `${behind.time}.${behind.id}`);
  return String(parameters);
}

/** What was sent, if it is an action. */
export function readDeskAction(value: unknown): DeskAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const sent = value as Record<string, unknown>;
  const text = (key: string) => (typeof sent[key] === 'string' ? sent[key] : undefined);
  const seen = text('seen');
  const id = text('id');
  switch (sent.do) {
    case 'approve':
    case 'hide':
    case 'restore':
    case 'delete':
      return id === undefined ? undefined : { do: sent.do, id, ...(seen !== undefined && { seen }) };
    case 'reply': {
      const words = text('text');
      if (id === undefined || words === undefined) return undefined;
      return { do: 'reply', id, text: words, approves: sent.approves === true, ...(seen !== undefined && { seen }) };
    }
    case 'block': {
      if (id === undefined || !Array.isArray(sent.senders)) return undefined;
      const senders = sent.senders.filter((sender) => typeof sender === 'string').slice(0, 2);
      return { do: 'block', id, senders, word: text('word') ?? '' };
    }
    case 'undo':
      return Number.isSafeInteger(sent.deed) ? { do: 'undo', deed: Number(sent.deed) } : undefined;
    case 'open':
      return typeof sent.isOpen === 'boolean' ? { do: 'open', isOpen: sent.isOpen } : undefined;
    case 'first':
      return typeof sent.approvesFirst === 'boolean' ? { do: 'first', approvesFirst: sent.approvesFirst } : undefined;
    case 'empty':
      return { do: 'empty' };
    default:
      return undefined;
  }
}

/** Removes control characters, as from visitors' messages. */
export const cleanReply = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** Why a reply is not taken; undefined if it is. */
export const findReplyMistake = (text: string): string | undefined =>
  text.length > maxReplyLength
    ? `The reply has ${text.length} characters; the most is ${maxReplyLength}. Nothing was changed.`
    : undefined;

/** As `bonbon guestbook block` takes it; undefined for what would match everything or nothing. */
export function readBlock(kind: Block['kind'], typed: string): Block | undefined {
  const value = typed.normalize().replace(/\s+/gu, ' ').trim();
  const isUsable = !/^[\s*]*$/.test(value) && value.length <= maxBlockLength && !/\p{Cc}/u.test(value);
  return isUsable && value.isWellFormed() ? { kind, value } : undefined;
}
