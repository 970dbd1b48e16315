import { type ClipboardEvent, type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import styles from './media.module.css';

type Props = {
  kind: 'picture' | 'song';
  /** What the system's window for choosing a file shows. */
  accept: string;
  hasOne: boolean;
  isOff: boolean;
  /** Beside "Choose…". */
  more?: ReactNode;
  button: Ref<HTMLButtonElement>;
  label: string;
  describedBy: string | undefined;
  /** Several at once. */
  isMany?: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
};

/** Takes a file: dropped, pasted or chosen. */
export function DropBox({ kind, accept, hasOne, isOff, isMany = false, more, button, ...rest }: Props) {
  const { label, describedBy, onFiles, children } = rest;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const found = [...(files ?? [])];
    if (found.length > 0 && !isOff) onFiles(found);
    return found.length > 0;
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    setIsOver(false);
    if (take(event.dataTransfer.files)) event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.files)) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: all of it can be done with the button as well
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
      <div className={styles.row}>
        <Button
          ref={button}
          data-choose
          isOff={isOff}
          aria-label={say(
            isMany ? `media.${kind}.chooseMany` : hasOne ? `media.${kind}.another` : `media.${kind}.chooseOne`,
            {
              label,
            },
          )}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          <Icon name={kind === 'song' ? 'note' : 'image'} />{' '}
          {say(hasOne && kind === 'song' ? 'media.song.anotherShort' : 'media.choose')}
        </Button>
        {more}
      </div>
      <span className={styles.soft}>{say(isMany ? `media.${kind}.orDropMany` : `media.${kind}.orDrop`)}</span>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMany}
        accept={accept}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}
