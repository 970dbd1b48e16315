import { useRef, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { readDay, tellDay } from './day.ts';
import { useDesk } from './desk.ts';
import { showText, storeText } from './empty-value.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { placeholderOf } from './text-field.tsx';
import { useFocusWhenPicked } from './use-focus-when-picked.ts';

type Props = { field: Field; path: KeyPath; label: string };

const inputTypes: Partial<Record<Field['kind'], { type?: 'url' | 'email'; inputMode?: 'url' | 'email' }>> = {
  webAddress: { inputMode: 'url' },
  email: { inputMode: 'email' },
};

/** One line that is not for reading: a web address, an e-mail address, a name in lowercase letters, a file. */
export function InputField({ field, path, label }: Props) {
  const desk = useDesk();
  const input = useRef<HTMLInputElement>(null);
  useFocusWhenPicked(input, path);
  return (
    <FieldFrame field={field} path={path} label={label} onRepair={(value) => desk.enter(path, value, label, 'chosen')}>
      {(control) => (
        <input
          {...control}
          {...inputTypes[field.kind]}
          ref={input}
          className={styles.input}
          autoComplete="off"
          spellCheck={false}
          value={showText(field, desk.read(path))}
          placeholder={placeholderOf(field)}
          onChange={(event) => desk.enter(path, storeText(field, event.target.value), label, 'typed')}
          onBlur={desk.leave}
        />
      )}
    </FieldFrame>
  );
}

/** What somebody typed is a number, or kept as it is, for the mistake to be seen. */
function readNumber(field: Field, typed: string): PlainValue | undefined {
  const text = typed.trim();
  if (text === '') return field.isOptional ? undefined : '';
  return /^-?\d{1,15}([.,]\d{1,10})?$/.test(text) ? Number(text.replace(',', '.')) : typed;
}

export function NumberField({ field, path, label }: Props) {
  const desk = useDesk();
  const input = useRef<HTMLInputElement>(null);
  // `1.` and `01` are on the way to a number.
  const [typed, setTyped] = useState<string>();
  useFocusWhenPicked(input, path);
  return (
    <FieldFrame
      field={field}
      path={path}
      label={label}
      onRepair={(value) => {
        setTyped(undefined);
        desk.enter(path, value, label, 'chosen');
      }}
    >
      {(control) => (
        <input
          {...control}
          ref={input}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? showText(field, desk.read(path))}
          placeholder={field.fallback === undefined ? field.example : String(field.fallback)}
          onChange={(event) => {
            setTyped(event.target.value);
            desk.enter(path, readNumber(field, event.target.value), label, 'typed');
          }}
          onBlur={() => {
            setTyped(undefined);
            desk.leave();
          }}
        />
      )}
    </FieldFrame>
  );
}

/** A day in words, which takes typing and opens a calendar. */
export function DayField({ field, path, label }: Props) {
  const desk = useDesk();
  const input = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  useFocusWhenPicked(input, path);
  const stored = showText(field, desk.read(path));
  const choose = (day: string) => {
    setTyped(undefined);
    desk.enter(path, storeText(field, day), label, 'chosen');
  };
  return (
    <FieldFrame field={field} path={path} label={label} onRepair={(value) => choose(String(value))}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...control}
            ref={input}
            className={styles.input}
            autoComplete="off"
            value={typed ?? tellDay(stored)}
            placeholder={field.example && tellDay(field.example)}
            onChange={(event) => {
              const text = event.target.value;
              setTyped(text);
              desk.enter(path, storeText(field, readDay(text) ?? text), label, 'typed');
            }}
            onBlur={() => {
              setTyped(undefined);
              desk.leave();
            }}
          />
          <Button
            kind="icon"
            aria-label={say('form.calendar', { label })}
            title={say('form.calendarShort')}
            onClick={() => calendar.current?.showPicker()}
          >
            <Icon name="clock" />
          </Button>
          <input
            ref={calendar}
            className={styles.hidden}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={/^\d{4}-\d\d-\d\d$/.test(stored) ? stored : ''}
            onChange={(event) => event.target.value && choose(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
