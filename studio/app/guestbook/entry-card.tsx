import { type KeyboardEvent, useId, useState } from 'react';
import { describeAgo } from '#model/ago.ts';
import { spamRules } from '#model/guestbook-rules.ts';
import type { DeskAction, DeskEntry } from '#model/owner-desk.ts';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say, sayCount } from '#studio/app/say.ts';
import { BlockForm } from './block-form.tsx';
import styles from './entry-card.module.css';
import { MarkedText } from './marked-text.tsx';
import { ReplyForm } from './reply-form.tsx';

type Props = {
  entry: DeskEntry;
  /** Words to mark in it. */
  find: string;
  nowMs: number;
  /** Resolves with whether it was done. */
  onAct: (action: DeskAction) => Promise<boolean>;
  onKey: (key: string) => void;
};

type Deed = Extract<DeskAction, { seen?: string }>['do'] & ('approve' | 'hide' | 'restore' | 'delete');
type Act = { do: Deed; word: string; key: string; icon: 'check' | 'hide' | 'undo' | 'bin'; isFirst?: boolean };

const keep: Act = { do: 'approve', word: 'keep', key: 'a', icon: 'check', isFirst: true };
const approve: Act = { do: 'approve', word: 'approve', key: 'a', icon: 'check', isFirst: true };
const restore: Act = { do: 'restore', word: 'restore', key: 'a', icon: 'undo' };
const hide: Act = { do: 'hide', word: 'hide', key: 'h', icon: 'hide' };
const bin: Act = { do: 'delete', word: 'delete', key: 'h', icon: 'bin' };

/** What only the owner reads can neither be published, hidden nor answered. */
function listActs({ state, audience }: DeskEntry): Act[] {
  if (audience) return state === 'waiting' ? [keep, bin] : state === 'deleted' ? [restore] : [bin];
  if (state === 'waiting') return [approve, hide];
  return state === 'visible' ? [hide] : [restore];
}

/** A message with its reason and its buttons. */
export function EntryCard({ entry, find, nowMs, onAct, onKey }: Props) {
  const { id, name, message, time, website, reply, depicts, picture, hearts = 0, seen, audience } = entry;
  const [open, setOpen] = useState<'reply' | 'block'>();
  const titleId = useId();
  const acts = listActs(entry);
  const why = describeState(entry);
  const url = URL.parse(website);
  const toggle = (part: 'reply' | 'block') => setOpen(open === part ? undefined : part);
  const send = async (action: DeskAction) => {
    if (await onAct(action)) setOpen(undefined);
  };

  const press = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (target.closest('input, textarea')) {
      if (event.key === 'Escape') setOpen(undefined);
      return;
    }
    const key = event.key.toLowerCase();
    const act = acts.find((one) => one.key === key);
    if (act) void send({ do: act.do, id, seen });
    else if (key === 'r' && !audience) toggle('reply');
    else if (key === 'b') toggle('block');
    else if (['j', 'k', 'u'].includes(key)) onKey(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <article className={styles.card} aria-labelledby={titleId} tabIndex={-1} onKeyDown={press}>
      {why && (
        <p className={styles.why}>
          <Icon name={entry.state === 'waiting' ? 'warn' : 'hide'} />
          <span>{why}</span>
        </p>
      )}
      <div className={styles.inside}>
        <p className={styles.who} id={titleId}>
          <b>
            <MarkedText text={name} find={find} />
          </b>
          {url && /^https?:$/.test(url.protocol) && (
            <a href={url.href} target="_blank" rel="nofollow noopener noreferrer">
              {url.host}
            </a>
          )}
          <time dateTime={new Date(time).toISOString()}>{describeAgo(time, nowMs)}</time>
          {hearts > 0 && <span>{sayCount('desk.hearts', hearts)}</span>}
        </p>
        <p className={styles.text}>
          <MarkedText text={message} find={find} />
        </p>
        {depicts !== null && (
          <figure className={styles.drawing}>
            {picture && <img src={`data:image/png;base64,${picture}`} width="192" height="128" alt="" />}
            <figcaption>{say('desk.drawing', { what: depicts })}</figcaption>
          </figure>
        )}
        {reply !== null && <p className={styles.reply}>{say('desk.you', { reply })}</p>}
      </div>
      <div className={styles.acts}>
        {acts.map(({ do: deed, word, icon, isFirst }) => (
          <button
            key={word}
            type="button"
            data-first={isFirst}
            aria-label={say('desk.doTo', { what: say(`desk.${word}`), name })}
            onClick={() => void send({ do: deed, id, seen })}
          >
            <Icon name={icon} /> {say(`desk.${word}`)}
          </button>
        ))}
        {!audience && (
          <button
            type="button"
            aria-expanded={open === 'reply'}
            aria-label={say('desk.doTo', { what: say('desk.reply'), name })}
            onClick={() => toggle('reply')}
          >
            <Icon name="reply" /> {say('desk.reply')}
          </button>
        )}
        <button
          type="button"
          aria-expanded={open === 'block'}
          aria-label={say('desk.doTo', { what: say('desk.block'), name })}
          title={say('desk.block')}
          onClick={() => toggle('block')}
        >
          <Icon name="block" />
        </button>
      </div>
      {open === 'reply' && <ReplyForm entry={entry} onSend={(action) => void send(action)} />}
      {open === 'block' && <BlockForm entry={entry} onSend={(action) => void send(action)} />}
    </article>
  );
}

function describeState({ state, held_because, audience }: DeskEntry): string {
  if (state === 'visible') return '';
  const onlyYou = say('desk.onlyYou');
  if (audience && state === 'hidden') return onlyYou;
  const why =
    state === 'waiting'
      ? say('desk.waitsFor', { why: held_because ? spamRules[held_because] : say('desk.youReadFirst') })
      : say(state === 'hidden' ? 'desk.hiddenState' : 'desk.deletedState');
  return audience ? `${why}. ${onlyYou}` : why;
}
