import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import { isRecord } from '#studio/app/state/value-at.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { DeskContext, useDesk } from './desk.ts';
import { isGiven, makeEmpty } from './empty-value.ts';
import { GroupFields, GroupMistakes, InnerField } from './inner-field.tsx';
import styles from './new-thing.module.css';
import { SmallForm } from './small-form.tsx';
import { findEmpty, useLocalDesk } from './use-local-desk.ts';

type Props = {
  field: Field;
  /** Where it will be. */
  path: KeyPath;
  button: string;
  /** What it begins with, if not as empty as possible. */
  begin?: PlainValue;
  isWide?: boolean;
  /** Whether it is kept: else its words stay in the form. */
  onMake: (value: PlainValue) => Promise<boolean>;
};

/** What has the focus first: a file is chosen by its button. */
export const control = 'textarea, input:not([hidden]), select, [data-choose]';

/** Something that is not there yet: a button, then its form. It comes to the page when everything that it needs is said. */
export function NewThing({ field, path, button, begin, isWide = false, onMake }: Props) {
  const parent = useDesk();
  // Within something that is not there yet itself, it comes to the page with that.
  const isInner = parent.isNew === true;
  // Of a list: what changes in it meanwhile moves its end, and not what is being written.
  const home = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
  const local = useLocalDesk(
    parent,
    path,
    () => begin ?? makeEmpty(field),
    field,
    JSON.stringify([parent.file, ...home]),
  );
  const [isOpen, setIsOpen] = useState(local.wasBegun);
  const form = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [isMaking, setIsMaking] = useState(false);
  const wasOpened = useRef(false);
  useEffect(() => {
    if (!wasOpened.current) return;
    if (!isOpen) {
      // Unless the owner has gone on to something else while it was put on the page.
      if (document.activeElement === document.body) opener.current?.focus();
      return;
    }
    form.current?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);

  if (!isOpen)
    return (
      <Button
        ref={opener}
        data-add
        isWide={isWide}
        onClick={() => {
          wasOpened.current = true;
          local.begin();
          setIsOpen(true);
        }}
      >
        <Icon name="plus" /> {button}
      </Button>
    );

  const close = () => {
    local.forget();
    wasOpened.current = true;
    setIsOpen(false);
  };
  const make = async () => {
    const empty = findEmpty(field, local.value, path);
    local.setProblems(empty);
    if (empty.length > 0) {
      focusFirst(form.current, empty);
      return;
    }
    setIsMaking(true);
    const isKept = await onMake(local.value);
    setIsMaking(false);
    if (isKept) close();
  };
  return (
    <DeskContext value={local.desk}>
      <SmallForm ref={form} className={styles.form} data-adding aria-labelledby={titleId} onSubmit={() => void make()}>
        <h2 className={styles.title} id={titleId}>
          {button}
        </h2>
        <GroupMistakes path={path} />
        {field.kind === 'group' ? (
          <GroupFields field={field} path={path} />
        ) : (
          <InnerField field={field} path={path} label={say('form.theNewOne')} />
        )}
        <div className={styles.buttons}>
          <Button data-make {...(!isInner && { kind: 'go' as const })} disabled={isMaking} onClick={() => void make()}>
            {say(isInner ? 'form.addIt' : 'form.putThere')}
          </Button>
          <Button kind="bare" onClick={close}>
            {say('form.notNow')}
          </Button>
        </div>
      </SmallForm>
    </DeskContext>
  );
}

/** The button of something that was begun within a form and has words already. */
export function findBegun(form: HTMLElement | null): HTMLElement | undefined {
  const begun = [...(form?.querySelectorAll('[data-adding]') ?? [])].find((adding) =>
    [...adding.querySelectorAll<HTMLTextAreaElement>('textarea')].some(({ value }) => value.trim() !== ''),
  );
  return begun?.querySelector<HTMLElement>('[data-make]') ?? undefined;
}

/** Puts the focus where the first mistake is. */
export function focusFirst(form: HTMLElement | null, problems: readonly { path: KeyPath }[]): void {
  const first = form?.querySelector<HTMLElement>(`[data-field='${CSS.escape(JSON.stringify(problems[0]?.path))}']`);
  (first ?? form)?.querySelector<HTMLElement>(control)?.focus();
}

/** A number or a name that no other in the list has, for fields that want one. */
export function beginItem(field: Field, items: PlainValue[]): PlainValue {
  const empty = makeEmpty(field);
  if (field.kind !== 'group' || !isRecord(empty)) return empty;
  const taken = (key: string) => items.map((item) => (isRecord(item) ? item[key] : undefined));
  const begun = { ...empty };
  for (const { key, field: inner } of field.keys) {
    if (!isGiven(key, inner)) continue;
    if (inner.kind === 'number') begun[key] = Math.max(0, ...taken(key).filter((id) => typeof id === 'number')) + 1;
    if (inner.kind === 'identifier') {
      let number = items.length + 1;
      while (taken(key).includes(String(number))) number++;
      begun[key] = String(number);
    }
  }
  return begun;
}
