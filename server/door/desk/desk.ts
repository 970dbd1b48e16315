import { isVisible } from '#model/guestbook.ts';
import type { Block, PageStart } from '#model/guestbook-owner.ts';
import type { OwnerRow } from '#model/guestbook-table.ts';
import {
  cleanReply,
  type DeskAction,
  type DeskAnswer,
  type DeskEntry,
  type DeskPage,
  type DeskQuery,
  type DeskVisits,
  findReplyMistake,
  readBlock,
  type Span,
  shownStates,
} from '#model/owner-desk.ts';
import type { DeskNotices } from '#model/owner-notices.ts';
import { writeDrawingPng } from '#server/http/drawing-png.ts';
import { describeDeed } from '../deeds/describe-deed.ts';
import { type By, changeState, type Done, hideAndBlock, reply, type StateDeed, undo } from '../deeds/do-deed.ts';
import type { DoorBook, FoundEntries } from '../door-book.ts';
import { markSeen } from '../entries/seen-words.ts';
import type { Records } from '../records/records.ts';
import { readVisits } from '../visits/read-visits.ts';

/** The guestbook as the desk needs it, wherever it is kept. */
export type DeskBook = Omit<DoorBook, 'countWaiting' | 'readApprovesFirst'> & {
  readApprovesFirst: () => boolean | Promise<boolean>;
};

export type DeskParts = Pick<By['door'], 'deeds' | 'write' | 'now'> & {
  book: DeskBook;
  visits: Records['visits'];
  /** Undefined where nothing is known of notices. */
  notices?: Pick<Records, 'listDeliveries' | 'sendTest'> | undefined;
};

/** What the owner reads and does, as data. */
export type Desk = {
  readPage: (query: DeskQuery) => Promise<DeskPage>;
  act: (action: DeskAction) => Promise<DeskAnswer>;
  /** Undefined where nobody counts. */
  readVisits: (span: Span) => Promise<DeskVisits | undefined>;
  /** Undefined where nobody can say. */
  readNotices: () => Promise<DeskNotices | undefined>;
  /** Sends a test to every target, and resolves with the list as it is then. */
  testNotices: () => Promise<DeskNotices | undefined>;
};

const pageSize = 30;
const maxNotices = 20;

/** A page of what the query asks for, newest first. */
export async function readEntries(
  book: Pick<DeskBook, 'readPage' | 'findPage'>,
  { find, show, behind }: DeskQuery,
): Promise<FoundEntries> {
  const states = shownStates[show];
  if (find !== '') return book.findPage(find, states, behind, pageSize);
  const entries = await book.readPage(states, behind, pageSize + 1);
  const last = entries[pageSize - 1];
  const next: PageStart | undefined = entries.length > pageSize && last ? { time: last.time, id: last.id } : undefined;
  return { entries: entries.slice(0, pageSize), next };
}

/** `session` owns what is done: nobody else takes it back. */
export function createDesk({ book, deeds, write, now, visits, notices }: DeskParts, session: string | null): Desk {
  const by: By = { door: { book, deeds, write, now }, session };

  const tell = async (done: Pick<Done, 'number'> | undefined): Promise<DeskAnswer> => {
    const deed = done && deeds.findDeed(done.number);
    if (!deed) return { outcome: 'gone' };
    const [entry] = deed.entry === null ? [] : await book.findEntries([deed.entry]);
    return { outcome: 'done', text: describeDeed(deed, entry), deed: deed.number };
  };

  /** Whether its author has changed it since the owner read it. */
  const isUnread = (seen: string | undefined, entry: OwnerRow | undefined) =>
    seen !== undefined && entry !== undefined && seen !== markSeen(entry);

  async function change({ do: kind, id, seen }: Extract<DeskAction, { do: StateDeed }>): Promise<DeskAnswer> {
    const publishes = kind === 'approve' || kind === 'restore';
    const [entry] = await book.findEntries([id]);
    if (publishes && isUnread(seen, entry)) return { outcome: 'changed' };
    return tell(await changeState(by, id, kind));
  }

  async function answer({ id, text, seen, approves }: Extract<DeskAction, { do: 'reply' }>): Promise<DeskAnswer> {
    const words = cleanReply(text);
    const mistake = findReplyMistake(words);
    if (mistake !== undefined) return { outcome: 'refused', sentence: mistake };
    const [entry] = await book.findEntries([id]);
    if (entry?.audience) {
      const sentence = 'This message is only for you: nobody could read a reply. Nothing was changed.';
      return { outcome: 'refused', sentence };
    }
    // Also of a visible message: the answer would stand below words that it is no answer to.
    if (isUnread(seen, entry)) return { outcome: 'changed' };
    if (approves) await changeState(by, id, 'approve');
    return tell(await reply(by, id, isVisible(words) ? words : ''));
  }

  async function block({ id, senders, word }: Extract<DeskAction, { do: 'block' }>): Promise<DeskAnswer> {
    const blocks: (Block | undefined)[] = senders.map((sender) => readBlock('sender', sender));
    if (word.trim() !== '') blocks.push(readBlock('word', word));
    const usable = blocks.filter((one) => one !== undefined);
    if (usable.length === 0 || usable.length < blocks.length) {
      const sentence = 'Choose whom or which word to block. A word needs a letter or a digit. Nothing was changed.';
      return { outcome: 'refused', sentence };
    }
    return tell(await hideAndBlock(by, id, usable));
  }

  async function takeBack(number: number): Promise<DeskAnswer> {
    const deed = deeds.findDeed(number);
    if (deed?.session !== session) return { outcome: 'gone' };
    await undo(by, deed);
    return tell(deed);
  }

  const readNotices = async (): Promise<DeskNotices | undefined> =>
    notices && {
      deliveries: notices.listDeliveries().slice(0, maxNotices),
      canTest: notices.sendTest !== undefined,
    };

  return {
    async readPage(query) {
      const [{ entries, next }, counts, oldestMs, isOpen, approvesFirst] = await Promise.all([
        readEntries(book, query),
        book.countEntries(),
        book.readOldest(shownStates[query.show]),
        book.readIsOpen(),
        book.readApprovesFirst(),
      ]);
      return {
        entries: entries.map(describeEntry),
        ...(next && { next }),
        ...(oldestMs !== undefined && { oldestMs }),
        ...{ counts, isOpen, approvesFirst },
      };
    },
    async act(action) {
      switch (action.do) {
        case 'reply':
          return answer(action);
        case 'block':
          return block(action);
        case 'undo':
          return takeBack(action.deed);
        case 'open':
          await book.writeIsOpen(action.isOpen);
          return { outcome: 'done', text: action.isOpen ? 'The book is open.' : 'The book is closed.' };
        case 'first':
          await book.writeApprovesFirst(action.approvesFirst);
          return {
            outcome: 'done',
            text: action.approvesFirst
              ? 'Every message waits until you have read it.'
              : 'Messages show at once. What looks like spam waits for you.',
          };
        case 'empty': {
          const count = await book.emptyBin();
          return { outcome: 'done', text: `Gone for good: ${count === 1 ? '1 message' : `${count} messages`}.` };
        }
        default:
          return change(action);
      }
    },
    readVisits: async (span) => visits && readVisits(visits, span, now()),
    readNotices,
    async testNotices() {
      await notices?.sendTest?.();
      return readNotices();
    },
  };
}

function describeEntry({ drawing, ...entry }: OwnerRow): DeskEntry {
  const picture = drawing && writeDrawingPng(drawing);
  return {
    ...entry,
    seen: markSeen(entry),
    ...(picture && { picture: Buffer.from(picture).toString('base64') }),
  };
}
