import { guestbookWords, sharedWords } from 'virtual:words';
import { type ComponentProps, useState } from 'react';
import type { GuestbookView } from '#model/guestbook-view.ts';
import { fillWords } from '#model/words.ts';
import type { EntryStore } from '#site/pages/guestbook/store/entry-store.ts';
import { openView } from '#site/pages/guestbook/store/open-view.ts';
import { BookState, RetryButton } from './book-state.tsx';
import { minSearched, useTools } from './book-tools.ts';
import { FoundState } from './found-state.tsx';
import { NoteWall } from './note-wall.tsx';
import { showPage, useBookPage } from './use-book-page.ts';
import { useDayFormat } from './use-day-format.ts';

type Props = ComponentProps<typeof BookState> &
  Omit<ComponentProps<typeof NoteWall>, 'author' | 'hearts' | 'onChange' | 'onGone'> & {
    /** What the server put into the HTML. */
    view: GuestbookView | undefined;
    store: EntryStore | undefined;
    stateClassName: string | undefined;
  };

/** The newest messages, or the page of older or found ones that the address asks for, with links to the others. */
export function BookList({ view, store, stateClassName, book, onRetry, ...props }: Props) {
  const dayFormat = useDayFormat(props.dayFormat);
  const [first] = useState(() => view && openView(view));
  const older = useBookPage(store, view);
  const newest = (!store && first) || book;
  const shown = older ? showPage(newest, older) : newest;
  /** What became of an entry that is not there any more. */
  const [gone, setGone] = useState('');
  const links = older ? older.page?.links : newest.links;
  const find = older?.find;
  const isSearched = newest.entries.length >= minSearched || older !== undefined;
  const hasPages = links !== undefined && (links.older ?? links.newer) !== undefined;
  const { tools, hasFailed, retry } = useTools(isSearched || hasPages);
  return (
    <>
      {isSearched && tools && <tools.FindForm find={find} />}
      <div className={stateClassName} aria-live="polite">
        {find === undefined ? (
          <BookState {...props} book={shown} onRetry={older?.retry ?? onRetry} />
        ) : (
          <FoundState find={find} book={shown} onRetry={older?.retry ?? onRetry} onLoseFocus={props.onLoseFocus} />
        )}
      </div>
      {older && shown.isLoading && <p>{sharedWords.oneMoment}</p>}
      <p className="sr-only" aria-live="polite">
        {gone}
      </p>
      {shown.entries.length > 0 && (
        <NoteWall
          {...props}
          book={shown}
          author={store?.author}
          hearts={store?.hearts}
          onChange={() => older?.retry()}
          onGone={(text) => {
            props.onLoseFocus();
            setGone(text);
          }}
        />
      )}
      {!older && shown.takenMs !== undefined && (
        <p>{fillWords(guestbookWords.takenAt, { day: dayFormat.format(shown.takenMs) })}</p>
      )}
      {hasPages && tools && <tools.BookPager links={links} find={find} />}
      {hasFailed && (
        <div className={stateClassName}>
          <p>{sharedWords.listFailed}</p>
          <RetryButton isBusy={false} onRetry={retry} onLoseFocus={props.onLoseFocus} />
        </div>
      )}
    </>
  );
}
