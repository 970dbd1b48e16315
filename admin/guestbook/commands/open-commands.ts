import { answer } from '#admin/commands/answer.ts';
import type { GuestbookCall, GuestbookCommand } from '../guestbook-command.ts';

export const closeCommand: GuestbookCommand = {
  name: 'close',
  summary: 'stop accepting entries; those that are there stay on the page',
  usage: [''],
  words: [0, 0],
  run: (call) => setOpen(call, false),
};

export const openCommand: GuestbookCommand = {
  name: 'open',
  summary: 'accept entries again',
  usage: [''],
  words: [0, 0],
  run: (call) => setOpen(call, true),
};

async function setOpen(call: GuestbookCall, isOpen: boolean) {
  const store = await call.openStore();
  const wasOpen = await store.readIsOpen();
  if (wasOpen !== isOpen) await store.writeIsOpen(isOpen);
  const state = isOpen ? 'open' : 'closed';
  answer(
    call,
    { isOpen, wasOpen },
    wasOpen === isOpen ? `The guestbook is already ${state}.` : `The guestbook is now ${state}.`,
  );
}
