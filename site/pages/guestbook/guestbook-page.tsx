import { guestbookPage, notFound, site } from 'virtual:content';
import { feedsWords } from 'virtual:words';
import { useRef, useState, useSyncExternalStore } from 'react';
import { type Entry, identifyEntry } from '#model/guestbook.ts';
import type { GuestbookPage as Words } from '#model/guestbook-schema.ts';
import type { FormFacts } from '#model/guestbook-table.ts';
import { fillWords } from '#model/words.ts';
import { paths, withBase } from '#site/navigation/paths.ts';
import { fillForm, focusField } from './form/draft-fields.ts';
import { SignIn } from './form/sign-in.tsx';
import { hasStoredDrawing } from './form/stored-drawing.ts';
import { feedAddress, firstBook, isShared as isSharedHere, takesPrivate } from './guestbook-service.ts';
import { createDayFormat } from './messages/entry-day.ts';
import { Messages } from './messages/messages.tsx';
import type { Book, EntryStore, ShownEntry } from './store/entry-store.ts';
import { loadParts, loadStore, useLateBook } from './use-late-book.ts';
import { useView } from './use-view.ts';

const dayFormat = createDayFormat(site.language);
const feedTitle = fillWords(feedsWords.guestbook, { site: site.title });

type Props = {
  /** Instead of that of the owner's service, which is loaded late. */
  store?: EntryStore;
  /** Whether a backend stores the entries. */
  isShared?: boolean;
  words?: Words;
};

export function GuestbookPage({ store: given, isShared = isSharedHere, words = guestbookPage }: Props) {
  const view = useView();
  const late = useLateBook();
  const store = given ?? late.store;
  const [noStore] = useState(() => {
    const initial: Book = view
      ? { ...firstBook, isLoading: false, isOpen: view.status.is_open, approvesFirst: view.status.approves_first }
      : firstBook;
    return { subscribe: () => () => {}, read: () => initial, initial };
  });
  const { subscribe, read, initial } = store ?? noStore;
  const book = useSyncExternalStore(subscribe, read, () => initial);
  const form = useRef<HTMLFormElement>(null);
  /** A refused entry whose words are in the form, and therefore not in the list. */
  const [rewritten, setRewritten] = useState<Entry>();
  const mascots = { happy: words.header.mascot, sad: notFound.header.mascot };

  const openBook = async () => {
    const opened = store ?? (await loadStore());
    const parts = late.parts ?? (hasStoredDrawing() ? await loadParts() : undefined);
    await parts?.preparePad();
    return async (entry: Entry, facts: FormFacts) => {
      const added = await (parts ? parts.addWithDrawing(opened, entry, facts) : opened.add(entry, facts));
      if (rewritten) opened.discard(rewritten);
      setRewritten(added.refused);
      return added;
    };
  };
  const rewriteEntry = (entry: ShownEntry) => {
    if (!form.current || !fillForm(form.current, entry)) return false;
    late.parts?.fillPad(entry);
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
        words={words}
        owner={site.ownerName}
        email={site.email}
        mascots={mascots}
        isShared={isShared}
        takesPrivate={isShared && takesPrivate}
        isServed={view !== undefined}
        action={view && view.takenMs === undefined ? withBase(paths.guestbookPage) : undefined}
        sent={view?.sent}
        isBackendMissing={book.obstacle === 'unserved'}
        isOpen={book.isOpen}
        approvesFirst={book.approvesFirst}
        form={form}
        dayFormat={dayFormat}
        entries={book.entries}
        wall={late.parts}
        openBook={openBook}
        onEmpty={() => setRewritten(undefined)}
      />
      <Messages
        words={words}
        owner={site.ownerName}
        dayFormat={dayFormat}
        book={{ ...book, entries }}
        late={late}
        view={view}
        store={store}
        sadMascot={mascots.sad}
        isShared={isShared}
        feedAddress={feedAddress}
        onRetry={() => store?.retry()}
        onRewrite={rewriteEntry}
        onDiscard={(entry) => store?.discard(entry)}
      />
    </>
  );
}
