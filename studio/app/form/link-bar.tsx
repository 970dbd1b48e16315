import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import { titleOfPage } from '#studio/app/state/sections.ts';
import { useSite } from '#studio/app/state/use-studio.ts';
import styles from './link-bar.module.css';
import { SmallForm } from './small-form.tsx';

type Props = {
  /** Of the link at the caret; undefined for one that is to be made. */
  address: string | undefined;
  /** Begins with the focus. */
  isAsked: boolean;
  onChoose: (address: string, title: string) => void;
  onRemove: () => void;
  /** Back to the text. */
  onLeave: () => void;
};

const elsewhere = 'elsewhere';

/** What somebody means who writes no `https://`. */
function completeAddress(typed: string): string {
  const text = typed.trim();
  if (text === '' || /^(https?:\/\/|mailto:|\/)/i.test(text)) return text;
  return /^[^\s@/]+@[^\s@/]+$/.test(text) ? `mailto:${text}` : `https://${text}`;
}

/** Where a link leads: to a page by its name, or to an address elsewhere. */
export function LinkBar({ address, isAsked, onChoose, onRemove, onLeave }: Props) {
  const { site } = useSite();
  const pages = site.pages.filter((page) => !page.isLeftOut && page.address !== '/404');
  const isPage = pages.some((page) => page.address === address);
  const [isElsewhere, setIsElsewhere] = useState(address !== undefined && !isPage);
  const [typed, setTyped] = useState(isPage ? '' : (address ?? ''));
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const focus = useEffectEvent(() => isAsked && select.current?.focus());
  useEffect(() => void focus(), []);
  const wasElsewhere = useRef(isElsewhere);
  useEffect(() => {
    if (isElsewhere && !wasElsewhere.current) input.current?.focus();
    wasElsewhere.current = isElsewhere;
  }, [isElsewhere]);

  const putElsewhere = () => {
    if (typed.trim() !== '') onChoose(completeAddress(typed), typed.trim());
    else input.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The studio's own Escape would lead to the page.
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back, as from every part of it
    <div className={styles.bar} onKeyDown={onKey}>
      <label className={styles.label} htmlFor={id}>
        {say(address === undefined ? 'form.newLink' : 'form.linkTo')}
      </label>
      <select
        ref={select}
        id={id}
        className={styles.field}
        value={isElsewhere ? elsewhere : (address ?? '')}
        onChange={({ target }) => {
          const page = pages.find((known) => known.address === target.value);
          setIsElsewhere(target.value === elsewhere);
          if (page) onChoose(page.address, titleOfPage(page));
        }}
      >
        {address === undefined && <option value="">{say('form.choosePage')}</option>}
        {pages.map((page) => (
          <option key={page.address} value={page.address}>
            {titleOfPage(page)}
          </option>
        ))}
        <option value={elsewhere}>{say('form.elsewhere')}</option>
      </select>
      {address === undefined ? (
        <Button kind="icon" aria-label={say('form.notNow')} title={say('form.notNow')} onClick={onLeave}>
          <Icon name="close" />
        </Button>
      ) : (
        <Button kind="icon" aria-label={say('form.removeLink')} title={say('form.removeLink')} onClick={onRemove}>
          <Icon name="bin" />
        </Button>
      )}
      {isElsewhere && (
        <SmallForm className={styles.elsewhere} onSubmit={putElsewhere}>
          <input
            ref={input}
            className={styles.field}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            aria-label={say('form.linkAddress')}
            placeholder="https://"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button onClick={putElsewhere}>{say(address === undefined ? 'form.makeLink' : 'form.changeLink')}</Button>
        </SmallForm>
      )}
    </div>
  );
}
