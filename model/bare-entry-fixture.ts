import type { EntryRow } from './guestbook-table.ts';

/** For tests: the columns of an entry whose author chose nothing and that the owner has not answered. */
export const bareEntry = {
  state: 'visible',
  reply: null,
  reply_time: null,
  sticker: null,
  paper: null,
  drawing: null,
  depicts: null,
} satisfies Partial<EntryRow>;
