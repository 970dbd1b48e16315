import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { useDesk } from './desk.ts';
import { showText, storeText } from './empty-value.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { readMarks } from './markdown-marks.ts';
import { NameLeft } from './name-left.tsx';
import { RichTextBox } from './rich-text-box.tsx';
import { TextStyles } from './text-styles.tsx';
import { useFocusWhenPicked } from './use-focus-when-picked.ts';

type Props = { field: Field; path: KeyPath; label: string };

/** What is said if it stays empty, else how one would write it. */
export const placeholderOf = ({ fallback, example }: Field): string | undefined =>
  typeof fallback === 'string' && fallback !== '.' ? fallback : example?.replace(/, or '\.' for none$/, '');

/** Words: a line, several lines, or a text with bold, italic, links and lists. */
export function TextField({ field, path, label }: Props) {
  const desk = useDesk();
  const box = useRef<HTMLTextAreaElement>(null);
  useFocusWhenPicked(box, path);
  const text = showText(field, desk.read(path));
  const [isWriting, setIsWriting] = useState(false);
  const [keystrokes, setKeystrokes] = useState(0);
  const isRich = field.kind === 'richText';
  const marks = useMemo(() => (isRich ? readMarks(text) : []), [isRich, text]);
  const enter = (typed: string) => {
    const kept = field.kind === 'line' ? typed.replaceAll(/[\r\n]+/g, ' ') : typed;
    setKeystrokes(keystrokes + 1);
    desk.enter(path, storeText(field, kept), label, 'typed');
  };
  const repair = (value: PlainValue) => desk.enter(path, value, label, 'chosen');
  const keepOnOneLine = (event: KeyboardEvent) => {
    if (field.kind === 'line' && event.key === 'Enter') event.preventDefault();
  };
  return (
    <>
      <FieldFrame field={field} path={path} label={label} used={text.length} onRepair={repair}>
        {(control) =>
          field.kind === 'richText' ? (
            <>
              <TextStyles box={box} marks={marks} onEnter={enter} />
              <RichTextBox
                box={box}
                control={control}
                text={text}
                marks={marks}
                placeholder={placeholderOf(field)}
                onEnter={enter}
                onLeave={desk.leave}
              />
            </>
          ) : (
            <textarea
              {...control}
              ref={box}
              className={`${styles.input} ${field.kind === 'line' ? styles.line : ''}`}
              rows={1}
              data-line={field.kind === 'line' || undefined}
              value={text}
              placeholder={placeholderOf(field)}
              onChange={(event) => enter(event.target.value)}
              onFocus={() => setIsWriting(true)}
              onBlur={() => {
                setIsWriting(false);
                desk.leave();
              }}
              onKeyDown={keepOnOneLine}
            />
          )
        }
      </FieldFrame>
      {field.isName && !desk.isNew && (
        <NameLeft file={desk.file} path={path} isWriting={isWriting} keystrokes={keystrokes} />
      )}
    </>
  );
}
