import { guestbookPage, notFound, site } from 'virtual:content';
import { feedsWords } from 'virtual:words';
import { useRef, useState, useSyncExternalStore } from 'react';
import { type Entry, identifyEntry } from '#model/guestbook.ts';
import type { FormFacts } from '#model/guestbook-table.ts';
import { fillWords } from '#model/words.ts';
import { fillForm, focusField } from './form/draft-fields.ts';
import { SignIn } from './form/sign-in.tsx';
import { createDayFormat } from './messages/entry-day.ts';
import { Messages } from './messages/messages.tsx';
import type { EntryStore, ShownEntry } from './store/entry-store.ts';
import { feedAddress, guestbookStore, isShared as isSharedHere } from './store/guestbook-store.ts';

const dayFormat = createDayFormat(site.language);
const feedTitle = fillWords(feedsWords.guestbook, { site: site.title });

type Props = {
  store?: EntryStore;
  /** Whether a backend stores the entries. */
  isShared?: boolean;
};

export function GuestbookPage({ store = guestbookStore, isShared = isSharedHere }: Props) {
  const book = useSyncExternalStore(store.subscribe, store.read, () => store.initial);
  const form = useRef<HTMLFormElement>(null);
  /** A refused entry whose words are in the form, and therefore not in the list. */
  const [rewritten, setRewritten] = useState<Entry>();
  const mascots = { happy: guestbookPage.header.mascot, sad: notFound.header.mascot };

  const addEntry = async (entry: Entry, facts: FormFacts) => {
    const added = await store.add(entry, facts);
    if (rewritten) store.discard(rewritten);
    setRewritten(added.refused);
    return added;
  };
  const rewriteEntry = (entry: ShownEntry) => {
    if (!form.current || !fillForm(form.current, entry)) return false;
    setRewritten(entry);
    focusField(form.current, entry.refusal);
    return true;
  };

  const rewrittenId = rewritten && identifyEntry(rewritten);
  const entries = book.entries.filter((entry) => entry.status !== 'refused' || identifyEntry(entry) !== rewrittenId);
  return (
    <>
      {feedAddress && <link rel="alternate" type="application/atom+xml" title={feedTitle} href={feedAddress} />}
      <SignIn
        words={guestbookPage}
        owner={site.ownerName}
        email={site.email}
        mascots={mascots}
        isShared={isShared}
        isBackendMissing={book.obstacle === 'unserved'}
        isOpen={book.isOpen}
        approvesFirst={book.approvesFirst}
        form={form}
        addEntry={addEntry}
        onEmpty={() => setRewritten(undefined)}
      />
      <Messages
        words={guestbookPage}
        owner={site.ownerName}
        dayFormat={dayFormat}
        book={{ ...book, entries }}
        sadMascot={mascots.sad}
        isShared={isShared}
        feedAddress={feedAddress}
        onRetry={store.retry}
        onRewrite={rewriteEntry}
        onDiscard={store.discard}
      />
    </>
  );
}
