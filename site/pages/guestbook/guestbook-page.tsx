import { useSyncExternalStore } from 'react';
import { fillWords } from '#model/words.ts';
import { guestbookPage, notFound, site } from '#site/content.ts';
import { feedsWords } from '#site/words.ts';
import { createDayFormat } from './entry-day.ts';
import { Messages } from './messages.tsx';
import { SignIn } from './sign-in.tsx';
import type { EntryStore } from './store/entry-store.ts';
import { feedAddress, guestbookStore, isShared } from './store/guestbook-store.ts';

const dayFormat = createDayFormat(site.language);
const feedTitle = fillWords(feedsWords.guestbook, { site: site.title });

export function GuestbookPage({ store = guestbookStore }: { store?: EntryStore }) {
  const book = useSyncExternalStore(store.watch, store.read, () => store.unopened);
  const mascots = { happy: guestbookPage.header.mascot, sad: notFound.header.mascot };
  return (
    <>
      {feedAddress && <link rel="alternate" type="application/atom+xml" title={feedTitle} href={feedAddress} />}
      <SignIn
        words={guestbookPage}
        owner={site.ownerName}
        email={site.email}
        mascots={mascots}
        isShared={isShared}
        isOpen={book.isOpen}
        approvesFirst={book.approvesFirst}
        addEntry={store.add}
      />
      <Messages
        words={guestbookPage}
        owner={site.ownerName}
        dayFormat={dayFormat}
        book={book}
        feedAddress={feedAddress}
      />
    </>
  );
}
