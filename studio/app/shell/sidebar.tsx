import type { FocusEvent, Ref } from 'react';
import { GuestbookPanel } from '#studio/app/guestbook/guestbook-panel.tsx';
import { BinPanel } from '#studio/app/panels/bin-panel.tsx';
import { BoardPanel } from '#studio/app/panels/board-panel.tsx';
import { CheckPanel } from '#studio/app/panels/check-panel.tsx';
import { ColoursPanel } from '#studio/app/panels/colours-panel.tsx';
import { HistoryPanel } from '#studio/app/panels/history-panel.tsx';
import { LeftOutPanel } from '#studio/app/panels/left-out-panel.tsx';
import { NewItemPanel } from '#studio/app/panels/new-item-panel.tsx';
import { PagePanel } from '#studio/app/panels/page-panel.tsx';
import { ValuePanel } from '#studio/app/panels/value-panel.tsx';
import { WordsPanel } from '#studio/app/panels/words-panel.tsx';
import { say } from '#studio/app/say.ts';
import { VisitsPanel } from '#studio/app/visits/visits-panel.tsx';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { Source } from '#studio/protocol/preview.ts';
import { useNavigation } from './navigation.ts';
import { SheetGrip } from './sheet-grip.tsx';
import styles from './shell.module.css';

type Props = {
  ref: Ref<HTMLElement>;
  isSheetLow: boolean;
  onSheet: (isLow: boolean) => void;
  onEntered: (source: Source, value: PlainValue | undefined) => void;
  onFocus: (event: FocusEvent) => void;
};

/** The form at the side: on a phone a sheet with two heights. */
export function Sidebar({ ref, isSheetLow, onSheet, onEntered, onFocus }: Props) {
  return (
    <aside className={styles.side} ref={ref} aria-label={say('panel.name')} onFocus={onFocus}>
      <SheetGrip isLow={isSheetLow} onLow={onSheet} />
      <Shown onEntered={onEntered} />
    </aside>
  );
}

function Shown({ onEntered }: Pick<Props, 'onEntered'>) {
  const { view } = useNavigation();
  switch (view.at) {
    case 'page':
      return <PagePanel />;
    case 'value':
      return (
        <ValuePanel key={view.file} file={view.file} path={view.path} picked={view.picked} onEntered={onEntered} />
      );
    case 'new':
      return <NewItemPanel key={view.collection} collection={view.collection} />;
    case 'history':
      return <HistoryPanel />;
    case 'bin':
      return <BinPanel />;
    case 'board':
      return <BoardPanel />;
    case 'words':
      return <WordsPanel onEntered={onEntered} />;
    case 'check':
      return <CheckPanel />;
    case 'colours':
      return <ColoursPanel />;
    case 'leftOut':
      return <LeftOutPanel />;
    case 'guestbook':
      return <GuestbookPanel />;
    case 'visits':
      return <VisitsPanel />;
  }
}
