import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DeskAction, DeskPage } from '#model/owner-desk.ts';
import { Button } from '#studio/app/button/button.tsx';
import field from '#studio/app/form/field.module.css';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Panel } from '#studio/app/panels/panel.tsx';
import { say, sayCount } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import segment from '#studio/app/shell/segment.module.css';
import { useStore } from '#studio/app/state/use-studio.ts';
import type { BookAnswer } from '#studio/protocol/guestbook.ts';
import { BookSettings } from './book-settings.tsx';
import { EntryCard } from './entry-card.tsx';
import styles from './guestbook.module.css';
import { MonthChoice } from './month-choice.tsx';
import { NoticesBox } from './notices-box.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { Trouble, TryAgain } from './trouble.tsx';
import { useBook } from './use-book.ts';

const inBook = ['all', 'visible', 'hidden', 'deleted'] as const;

/** What visitors wrote, and what the owner does about it. */
export function GuestbookPanel() {
  const { api } = useStore();
  const { go } = useNavigation();
  const book = useBook();
  const { asked, answer, state, told, act, ask, again } = book;
  const page = answer?.state === 'ready' ? answer.page : undefined;
  const isWaiting = asked.show === 'waiting';
  const list = useRef<HTMLDivElement>(null);
  const [next, setNext] = useState<number>();

  /** A decided message gives the focus to the one that comes to its place. */
  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > article') ?? [])];
  useEffect(() => {
    if (next === undefined) return;
    setNext(undefined);
    if (list.current?.contains(document.activeElement)) return;
    const shown = cards();
    (shown[next] ?? shown.at(-1) ?? list.current?.closest('section')?.querySelector<HTMLElement>('h1'))?.focus();
  });
  const actOn = async (action: DeskAction, index: number) => {
    const isDone = await act(action);
    if (isDone) setNext(index);
    return isDone;
  };
  const move = (key: string, index: number) => {
    if (key === 'u' && told?.deed !== undefined) void act({ do: 'undo', deed: told.deed });
    else if (key !== 'u') cards()[index + (key === 'j' ? 1 : -1)]?.focus();
  };
  const leave = async () => {
    await api.post('guestbook/leave', { where: answer?.where }).catch(() => undefined);
    again();
  };

  return (
    <Panel
      title={say('pages.guestbook')}
      back={{ name: say('panel.back'), onGo: () => go({ at: 'page' }) }}
      head={page && <p className={styles.soft}>{tellCount(page, isWaiting)}</p>}
    >
      {answer && (
        <PlaceChoice
          label={say('desk.wheres')}
          wheres={answer.wheres}
          where={asked.where ?? answer.where}
          onWhere={(where) => ask({ where, find: '', show: 'waiting' })}
        />
      )}
      {state === 'reading' && !page && <p role="status">{say('desk.reading')}</p>}
      {state === 'failed' && (
        <section className={styles.box} role="alert">
          <p>{say('desk.notRead')}</p>
          <TryAgain onAgain={again} />
        </section>
      )}
      {state !== 'failed' && answer && answer.state !== 'ready' && answer.state !== 'elsewhere' && (
        <Trouble key={answer.where} trouble={answer} of="guestbook" onAgain={again} />
      )}
      {state !== 'failed' && answer && page && (
        <>
          <fieldset className={`${segment.segment} ${styles.choice}`} aria-label={say('desk.showing')}>
            <button type="button" aria-pressed={isWaiting} onClick={() => ask({ show: 'waiting', find: '' })}>
              {say('desk.waiting')}
            </button>
            <button type="button" aria-pressed={!isWaiting} onClick={() => ask({ show: 'all' })}>
              {say('desk.book')}
            </button>
          </fieldset>
          {!isWaiting && <BookHead key={asked.where} asked={asked} onAsk={ask} />}
          <div className={styles.list} ref={list} aria-busy={state === 'reading'}>
            {page.entries.map((entry, index) => (
              <EntryCard
                key={entry.id}
                entry={entry}
                find={asked.find}
                nowMs={Date.now()}
                onAct={(action) => actOn(action, index)}
                onKey={(key) => move(key, index)}
              />
            ))}
          </div>
          {page.entries.length === 0 && <p className={styles.soft}>{tellNothing(page, asked)}</p>}
          {isWaiting && page.entries.length > 0 && <p className={styles.soft}>{say('desk.nobodySees')}</p>}
          {page.entries.length > 0 && <p className={`${styles.soft} ${styles.keys}`}>{say('desk.keys')}</p>}
          {(asked.behind || page.next) && <MonthChoice page={page} asked={asked} nowMs={Date.now()} onAsk={ask} />}
          {(asked.behind || page.next) && (
            <div className={styles.ends}>
              {asked.behind ? (
                <Button onClick={() => ask({})}>
                  <Icon name="arrow-left" /> {say('desk.newest')}
                </Button>
              ) : (
                <span />
              )}
              {page.next && (
                <Button onClick={() => ask({ behind: page.next })}>
                  {say(asked.find === '' ? 'desk.older' : 'desk.lookBack')}
                </Button>
              )}
            </div>
          )}
          {asked.show === 'deleted' && page.counts.deleted > 0 && (
            <details className={styles.settings}>
              <summary>{say('desk.emptyBin')}</summary>
              <p className={styles.soft}>{sayCount('desk.emptyText', page.counts.deleted)}</p>
              <div className={styles.buttons}>
                <Button isDanger onClick={() => void act({ do: 'empty' })}>
                  <Icon name="bin" /> {say('desk.emptyNow')}
                </Button>
              </div>
            </details>
          )}
          {!isWaiting && answer.where && <NoticesBox key={`notices-${answer.where}`} where={answer.where} />}
          {!isWaiting && <BookSettings page={page} onAct={(action) => void act(action)} />}
          {answer.where !== 'here' && <SignedIn answer={answer} onLeave={() => void leave()} />}
        </>
      )}
      <div className={styles.snackPlace} role="status">
        {told && (
          <div className={styles.snack} data-bad={told.isBad}>
            <span>{told.text}</span>
            {told.deed !== undefined && (
              <Button kind="text" onClick={() => void act({ do: 'undo', deed: told.deed ?? 0 })}>
                {say('desk.undo')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}

type Asked = ReturnType<typeof useBook>['asked'];

/** A search, and which ones are shown. */
function BookHead({ asked, onAsk }: { asked: Asked; onAsk: (next: Partial<Asked>) => void }) {
  const [typed, setTyped] = useState(asked.find);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onAsk({ find: typed.trim() });
  };
  return (
    <>
      <search>
        <form className={styles.find} onSubmit={find}>
          <input
            className={field.input}
            type="search"
            aria-label={say('desk.find')}
            placeholder={say('desk.find')}
            maxLength={100}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              if (event.target.value === '' && asked.find !== '') onAsk({ find: '' });
            }}
          />
          <Button type="submit">
            <Icon name="look" /> {say('desk.findShort')}
          </Button>
        </form>
      </search>
      <fieldset className={`${segment.segment} ${styles.choice}`} aria-label={say('desk.which')}>
        {inBook.map((show) => (
          <button key={show} type="button" aria-pressed={asked.show === show} onClick={() => onAsk({ show })}>
            {say(`desk.${show}`)}
          </button>
        ))}
      </fieldset>
    </>
  );
}

function SignedIn({ answer, onLeave }: { answer: BookAnswer; onLeave: () => void }) {
  const address = answer.state === 'ready' ? (answer.address ?? '') : '';
  return (
    <section className={styles.settings}>
      <p className={styles.soft}>{say('desk.signedIn', { address })}</p>
      <div className={styles.buttons}>
        <Button onClick={onLeave}>
          <Icon name="key" /> {say('desk.leave')}
        </Button>
      </div>
    </section>
  );
}

function tellCount({ counts }: DeskPage, isWaiting: boolean): string {
  if (isWaiting) return counts.waiting === 0 ? say('desk.nothingWaits') : sayCount('desk.waits', counts.waiting);
  return sayCount('desk.messages', counts.visible + counts.waiting + counts.hidden);
}

function tellNothing({ next }: DeskPage, { find, show }: Asked): string {
  if (find !== '') return say(next ? 'desk.notFoundYet' : 'desk.notFound', { find });
  if (show === 'waiting') return say('desk.nothingWaitsText');
  return say(show === 'deleted' ? 'desk.binIsEmpty' : 'desk.noMessage');
}
