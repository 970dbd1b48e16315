import { ToolError } from '#admin/commands/tool-errors.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import type { OwnerRow } from '#model/guestbook-table.ts';

const columns = ['name', 'website', 'message', 'depicts', 'audience'] as const;

/** Throws a `ToolError` if an author has changed an entry, or taken it back, since the owner was shown it. */
export async function refuseUnread(store: OwnerStore, shown: readonly OwnerRow[]): Promise<void> {
  const found = new Map((await store.findEntries(shown.map(({ id }) => id))).map((entry) => [entry.id, entry]));
  const problems = shown.flatMap((entry) => {
    const now = found.get(entry.id);
    if (!now) return [`${entry.id} was taken back by its author`];
    return columns.some((column) => (now[column] ?? null) !== (entry[column] ?? null))
      ? [`${entry.id} was changed by its author a moment ago: show ${entry.id}`]
      : [];
  });
  if (problems.length > 0) throw new ToolError(`${problems.join('\n')}\nNothing was changed.`);
}
