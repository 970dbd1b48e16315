import { useId, useMemo, useRef } from 'react';
import { useSite } from '#studio/app/state/use-studio.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { useDesk } from './desk.ts';
import { showText, storeText } from './empty-value.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { useFocusWhenPicked } from './use-focus-when-picked.ts';

type FileKind = 'picture' | 'sharePicture' | 'song' | 'publicFile';
type Props = { field: Extract<Field, { kind: FileKind }>; path: KeyPath; label: string };

function listTexts(value: PlainValue | undefined): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** The path of a file, with those that the site uses already. */
export function FileField({ field, path, label }: Props) {
  const desk = useDesk();
  const { site } = useSite();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  useFocusWhenPicked(input, path);
  const files = useMemo(() => {
    const isSuch = (text: string) => field.endings.some((ending) => text.toLowerCase().endsWith(`.${ending}`));
    const near = site.files.filter(({ file, name }) => file === desk.file || name !== 'characters');
    return [...new Set(near.flatMap(({ data }) => listTexts(data)).filter(isSuch))].slice(0, 200);
  }, [site.files, desk.file, field.endings]);
  return (
    <FieldFrame field={field} path={path} label={label} onRepair={(value) => desk.enter(path, value, label, 'chosen')}>
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            className={styles.input}
            list={listId}
            autoComplete="off"
            spellCheck={false}
            value={showText(field, desk.read(path))}
            placeholder={field.example}
            onChange={(event) => desk.enter(path, storeText(field, event.target.value), label, 'typed')}
            onBlur={desk.leave}
          />
          <datalist id={listId}>
            {files.map((file) => (
              <option key={file} value={file} />
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  );
}
