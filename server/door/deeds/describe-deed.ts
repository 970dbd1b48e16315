import type { OwnerRow } from '#model/guestbook-table.ts';
import type { Deed, DeedKind } from './deed-store.ts';

const maxQuoteLength = 40;

const starts: Record<DeedKind, string> = {
  approve: 'Approved',
  hide: 'Hidden',
  restore: 'Put back',
  delete: 'In the bin',
  reply: 'Answered',
  block: 'Hidden and blocked',
};

/** What was done, in a line: `Hidden: “first!!” by anon`. */
export function describeDeed(deed: Pick<Deed, 'kind' | 'undone'>, entry: OwnerRow | undefined): string {
  const start = deed.undone === null ? starts[deed.kind] : 'Taken back';
  return entry
    ? `${start}: “${quote(entry.message)}” by ${quote(entry.name)}`
    : `${start}. The message is not there any more.`;
}

function quote(text: string): string {
  const line = text.replace(/\s+/gu, ' ');
  const characters = [...line];
  return characters.length > maxQuoteLength ? `${characters.slice(0, maxQuoteLength).join('')}…` : line;
}
