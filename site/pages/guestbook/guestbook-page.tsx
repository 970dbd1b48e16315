import { guestbookPage, notFound, site } from '#site/content.ts';
import { useEntries } from './entries.ts';
import { createDayFormat } from './entry-day.ts';
import type { EntryStore } from './entry-store.ts';
import { localStore } from './local-store.ts';
import { Messages } from './messages.tsx';
import { SignIn } from './sign-in.tsx';

const dayFormat = createDayFormat(site.language);

export function GuestbookPage({ store = localStore }: { store?: EntryStore }) {
  const { entries, isLoading, addEntry } = useEntries(store);
  const { signInTitle, header } = guestbookPage;
  const mascots = { happy: header.mascot, sad: notFound.header.mascot };
  return (
    <>
      <SignIn title={signInTitle} email={site.email} mascots={mascots} addEntry={addEntry} />
      <Messages words={guestbookPage} dayFormat={dayFormat} entries={entries} isLoading={isLoading} />
    </>
  );
}
