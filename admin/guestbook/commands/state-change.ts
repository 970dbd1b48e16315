import { answer } from '#admin/commands/answer.ts';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { formatEntryCount } from '#admin/guestbook/show-entries.ts';
import { toHarmlessLine } from '#admin/terminal/harmless-text.ts';
import type { EntryState, OwnerRow } from '#model/guestbook-table.ts';
import type { GuestbookCall } from '../guestbook-command.ts';
import { newestWord, requireEntries } from '../stores/all-entries.ts';
import { refuseUnread } from '../stores/unread-words.ts';

type Change = {
  to: EntryState;
  from: readonly EntryState[];
  /** What to do with an entry in any other state. */
  instead: Partial<Record<EntryState, string>>;
  /** `2 entries are now hidden.` */
  result: string;
};

export const changes = {
  hide: {
    to: 'hidden',
    from: ['visible', 'waiting'],
    instead: { deleted: 'is in the bin, where nobody sees it' },
    result: 'now hidden. To undo: restore ID',
  },
  restore: {
    to: 'visible',
    from: ['hidden', 'deleted'],
    instead: { waiting: 'waits for approval: approve ID' },
    result: 'visible again',
  },
  approve: {
    to: 'visible',
    from: ['waiting'],
    instead: { hidden: 'is hidden: restore ID', deleted: 'is in the bin: restore ID' },
    result: 'now visible',
  },
  delete: {
    to: 'deleted',
    from: ['visible', 'waiting', 'hidden'],
    instead: {},
    result: 'now in the bin. To undo: restore ID',
  },
} satisfies Record<string, Change>;

export function findRefused(entries: readonly OwnerRow[], { instead }: Change) {
  const refused = entries.flatMap(({ id, state }) => (instead[state] ? `${id} ${instead[state]}` : []));
  if (refused.length > 0) throw new ToolError(`${refused.join('\n')}\nNothing was changed.`);
}

/** What only the owner reads can neither be hidden nor shown. */
function refusePrivate(entries: readonly OwnerRow[], { to }: Change) {
  if (to === 'deleted') return;
  const kept = entries.filter(({ audience, state }) => audience && (state === 'hidden' || to === 'hidden'));
  if (kept.length === 0) return;
  throw new ToolError(
    `${kept.map(({ id }) => `${id} is only for you: nobody else sees it`).join('\n')}\nNothing was changed.`,
  );
}

export async function changeNamed(call: GuestbookCall, kind: Change) {
  await change(call, kind, await requireEntries(await call.openStore(), call.words, kind.from, call.writeCommand));
}

export async function change(call: GuestbookCall, kind: Change, entries: readonly OwnerRow[]) {
  findRefused(entries, kind);
  refusePrivate(entries, kind);
  const changed = entries.filter(({ state }) => kind.from.includes(state)).map(({ id }) => id);
  const unchanged = entries.filter(({ state }) => !kind.from.includes(state)).map(({ id }) => id);
  const store = await call.openStore();
  if (kind.to === 'visible') await refuseUnread(store, entries);
  if (changed.length > 0) await store.changeState(changed, kind.to);
  answer(call, { state: kind.to, changed, unchanged }, () => {
    const lines = [];
    // What is published is said: its author may have changed it since the list was read.
    if (kind.to === 'visible' && call.words.length > 0)
      lines.push(...entries.map(({ id, name, message }) => `${id}  ${toHarmlessLine(`${name}: ${message}`)}`));
    else if (call.words.includes(newestWord))
      lines.push(...entries.map(({ id, name }) => `${id}  ${toHarmlessLine(name)}`));
    const isKept = ({ id, audience }: OwnerRow) => kind.to === 'visible' && audience && changed.includes(id);
    const kept = entries.filter(isKept).length;
    const seen = changed.length - kept;
    const say = (count: number, result: string) =>
      count > 0 ? [`${formatEntryCount(count)} ${count === 1 ? 'is' : 'are'} ${result}`] : [];
    lines.push(...say(seen, kind.result), ...say(kept, 'kept, only for you'));
    if (unchanged.length > 0) lines.push(`Already ${kind.to}: ${unchanged.join(', ')}`);
    return lines.length > 0 ? lines.join('\n') : 'There is nothing to do.';
  });
}
