import { useId, useMemo } from 'react';
import { useSite } from '#studio/app/state/use-studio.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { useDesk } from './desk.ts';
import { showText, storeText } from './empty-value.ts';
import styles from './field.module.css';
import type { ControlProps } from './field-frame.tsx';

type FileKind = 'picture' | 'sharePicture' | 'song' | 'publicFile';
export type FileFieldProps = { field: Extract<Field, { kind: FileKind }>; path: KeyPath; label: string };

function listTexts(value: PlainValue | undefined): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** The path of a file, with those that the site uses already. */
export function FileInput({ field, path, label, control }: FileFieldProps & { control: ControlProps }) {
  const desk = useDesk();
  const { site } = useSite();
  const listId = useId();
  const files = useMemo(() => {
    const isSuch = (text: string) => field.endings.some((ending) => text.toLowerCase().endsWith(`.${ending}`));
    const near = site.files.filter(({ file, name }) => file === desk.file || name !== 'characters');
    return [...new Set(near.flatMap(({ data }) => listTexts(data)).filter(isSuch))].slice(0, 200);
  }, [site.files, desk.file, field.endings]);
  return (
    <>
      <input
        {...control}
        className={styles.input}
        aria-label={label}
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
  );
}
