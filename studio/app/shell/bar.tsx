import type { Ref } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import type { FrameWidth } from '#studio/app/preview/fit-frame.ts';
import { say, sayCount } from '#studio/app/say.ts';
import { useSite, useStore } from '#studio/app/state/use-studio.ts';
import styles from './bar.module.css';
import { SavedState } from './saved-state.tsx';
import { Widths } from './widths.tsx';

type Props = {
  ref: Ref<HTMLElement>;
  title: string;
  width: FrameWidth;
  theme: 'day' | 'night';
  onWidth: (width: FrameWidth) => void;
  onTheme: () => void;
  onCheck: () => void;
  onPublish: () => void;
};

export const pagesMenuId = 'pages-menu';

/** Page, undo, redo, state of saving, widths, day and night, check, publish; nothing else goes into it. */
export function Bar({ ref, title, width, theme, onWidth, onTheme, onCheck, onPublish }: Props) {
  const store = useStore();
  const { site } = useSite();
  const { undo, redo, unpublished } = site;
  const undoText = undo ? say('bar.undo', { what: undo.label }) : say('bar.nothingToUndo');
  const redoText = redo ? say('bar.redo', { what: redo.label }) : say('bar.nothingToRedo');
  const publishText = unpublished ? sayCount('bar.publishCount', unpublished) : say('bar.publish');
  return (
    <header className={styles.bar} ref={ref}>
      <button type="button" className={styles.page} popoverTarget={pagesMenuId} data-pages>
        <Icon name="pages" />
        <span className={styles.title}>{title}</span>
        <Icon name="caret-down" isSmall />
      </button>
      <span className={styles.split} />
      <Button
        kind="icon"
        isOff={!undo}
        aria-label={undo ? undoText : say('bar.undoShort')}
        title={undoText}
        onClick={() => void store.undo()}
      >
        <Icon name="undo" />
      </Button>
      <Button
        kind="icon"
        isOff={!redo}
        aria-label={redo ? redoText : say('bar.redoShort')}
        title={redoText}
        onClick={() => void store.redo()}
      >
        <Icon name="undo" isMirrored />
      </Button>
      <SavedState />
      <span className={styles.grow} />
      <div className={styles.wide}>
        <Widths width={width} onWidth={onWidth} />
      </div>
      <div className={styles.notPhone}>
        <Button
          kind="icon"
          aria-label={say(theme === 'night' ? 'bar.day' : 'bar.night')}
          title={say(theme === 'night' ? 'bar.day' : 'bar.night')}
          onClick={onTheme}
        >
          <Icon name={theme === 'night' ? 'sun' : 'moon'} />
        </Button>
        <Button onClick={onCheck}>
          <Icon name="look" />
          <span className={styles.wide}>{say('bar.check')}</span>
          <span className={styles.narrow}>{say('bar.checkShort')}</span>
        </Button>
      </div>
      <Button kind="go" title={publishText} onClick={onPublish}>
        <Icon name="send" />
        <span className={styles.publish}>{say('bar.publish')}</span>
        {unpublished !== undefined && unpublished > 0 && (
          <span className={styles.count}>
            {unpublished}
            <span className={styles.hidden}> {sayCount('bar.changes', unpublished)}</span>
          </span>
        )}
      </Button>
    </header>
  );
}
