import { sharedWords } from 'virtual:words';
import { type ComponentProps, useState } from 'react';
import type { GuestbookView } from '#model/guestbook-view.ts';
import type { EntryStore } from '#site/pages/guestbook/store/entry-store.ts';
import { openView } from '#site/pages/guestbook/store/open-view.ts';
import { BookPager } from './book-pager.tsx';
import { BookState } from './book-state.tsx';
import { NoteWall } from './note-wall.tsx';
import { showPage, useBookPage } from './use-book-page.ts';

type Props = ComponentProps<typeof BookState> &
  Omit<ComponentProps<typeof NoteWall>, 'author' | 'onChange' | 'onGone'> & {
    /** What the server put into the HTML. */
    view: GuestbookView | undefined;
    store: EntryStore | undefined;
    stateClassName: string | undefined;
  };

/** The newest messages, or the page of older ones that the address asks for, with links to the others. */
export function BookList({ view, store, stateClassName, book, onRetry, ...props }: Props) {
  const [first] = useState(() => view && openView(view));
  const older = useBookPage(store, view);
  const newest = (!store && first) || book;
  const shown = older ? showPage(newest, older) : newest;
  /** What became of an entry that is not there any more. */
  const [gone, setGone] = useState('');
  const links = older ? older.page?.links : newest.links;
  return (
    <>
      <div className={stateClassName} aria-live="polite">
        <BookState {...props} book={shown} onRetry={older?.retry ?? onRetry} />
      </div>
      {older && shown.isLoading && <p>{sharedWords.oneMoment}</p>}
      <p className="sr-only" role="status">
        {gone}
      </p>
      {shown.entries.length > 0 && (
        <NoteWall
          {...props}
          book={shown}
          author={store?.author}
          onChange={() => older?.retry()}
          onGone={(text) => {
            props.onLoseFocus();
            setGone(text);
          }}
        />
      )}
      {links && <BookPager links={links} />}
    </>
  );
}
