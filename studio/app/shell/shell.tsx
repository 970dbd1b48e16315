import { type FocusEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { findFieldOf } from '#studio/app/form/find-field.ts';
import { kindOfFile } from '#studio/app/media/file-kind.ts';
import { findDropPlace } from '#studio/app/media/find-drop-place.ts';
import { mediaTasks } from '#studio/app/media/media-tasks.ts';
import { Preview } from '#studio/app/preview/preview.tsx';
import type { PreviewHandle, ShownPage } from '#studio/app/preview/preview-props.ts';
import { listPreviewValues } from '#studio/app/preview/preview-values.ts';
import { say } from '#studio/app/say.ts';
import { findFirstText, findSection, nameSource, titleOfPage } from '#studio/app/state/sections.ts';
import { useSite, useSnapshot, useStore } from '#studio/app/state/use-studio.ts';
import { isSamePath } from '#studio/app/state/value-at.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { Failure, Source } from '#studio/protocol/preview.ts';
import { Bar } from './bar.tsx';
import { describeSource } from './describe-source.ts';
import { findLeftOut, LeftOutPage } from './left-out-page.tsx';
import { NavigationContext, type View } from './navigation.ts';
import { PageFailure } from './page-failure.tsx';
import { PagesList } from './pages-list.tsx';
import { PagesMenu } from './pages-menu.tsx';
import { previewWords } from './preview-words.ts';
import styles from './shell.module.css';
import { type ShellDialog, ShellDialogs } from './shell-dialogs.tsx';
import { Sidebar } from './sidebar.tsx';
import { TilesToast } from './tiles-toast.tsx';
import { Toast } from './toast.tsx';
import { useFrameWidth } from './use-frame-width.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';
import { useLeaveGone } from './use-leave-gone.ts';
import { usePageHeight } from './use-page-height.ts';
import { useShellKeys } from './use-shell-keys.ts';
import { useTiles } from './use-tiles.ts';
import { useWindowFiles } from './use-window-files.ts';

type Theme = 'day' | 'night';

/** Bar, page and form, and what leads from one to the other. */
export function Shell() {
  const store = useStore();
  const { site, fields } = useSite();
  const { undone } = useSnapshot();
  const [view, setView] = useState<View>({ at: 'page' });
  const [shown, setShown] = useState<ShownPage>({ address: '/', title: '', isMissing: false });
  const [focused, setFocused] = useState<Source>();
  const [width, chooseWidth] = useFrameWidth(view.at);
  const [theme, setTheme] = useState<Theme>(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day',
  );
  const [failures, setFailures] = useState<Failure[]>([]);
  const [isFormAway, setIsFormAway] = useState(false);
  /** Of a phone: the page has the room until something of it is to be changed. */
  const [isSheetLow, setIsSheetLow] = useState(true);
  const minHeight = usePageHeight();
  const [dialog, setDialog] = useState<ShellDialog>();
  const preview = useRef<PreviewHandle>(null);
  const bar = useRef<HTMLElement>(null);
  const side = useRef<HTMLElement>(null);

  const values = useMemo(() => listPreviewValues(site.files, fields), [site.files, fields]);
  const page = site.pages.find(({ address }) => address === shown.address);
  const leftOut = findLeftOut(site.pages, shown.address);
  const pageTitle = page ? titleOfPage(page) : shown.isMissing ? say('pages.lost') : shown.title;
  const mistakes = useMemo(() => site.drafts.map(({ file, path }) => ({ file, path })), [site.drafts]);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    document.title = say('panel.windowTitle', { page: pageTitle || site.siteTitle });
  }, [pageTitle, site.siteTitle]);

  function go(next: View) {
    setView(next);
    setIsFormAway(false);
    if (next.at !== 'page') setIsSheetLow(false);
    setFocused(next.at === 'value' && next.picked ? { file: next.file, path: next.picked } : undefined);
    // What was pressed may be gone with the panel that it was in.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) side.current?.querySelector<HTMLElement>('h1')?.focus();
    });
  }
  const openPage = (address: string) => {
    setIsSheetLow(true);
    preview.current?.go(address);
  };

  function show({ file, path }: Source) {
    const section = findSection(site, fields, file, path);
    const shownOn = site.pages.find((known) => known.file === file && !known.isLeftOut);
    if (shownOn && shownOn.address !== shown.address && page?.file !== file) openPage(shownOn.address);
    go({ at: 'value', file, path: section?.path ?? [], picked: [...path] });
  }
  const select = (source: Source) => {
    const section = findSection(site, fields, source.file, source.path);
    go({ at: 'value', file: source.file, path: section?.path ?? [], picked: [...source.path] });
  };

  // What went back is shown where it was.
  const [seenUndone, setSeenUndone] = useState(undone);
  if (undone && undone !== seenUndone) {
    setSeenUndone(undone);
    const { file, path } = undone.step;
    if (site.files.some((known) => known.file === file)) {
      const section = findSection(site, fields, file, path);
      setView({ at: 'value', file, path: section?.path ?? [] });
      setFocused({ file, path });
    }
  }

  useLeaveGone(
    { pages: site.pages, page, shown },
    {
      onLeave(gone, above) {
        openPage(above);
        if (view.at === 'value' && view.file === gone.file) setView({ at: 'page' });
      },
    },
  );

  const pass = useShellKeys(
    { bar, preview, side },
    { onFormAway: () => setIsFormAway((isAway) => !isAway), onKeysList: () => setDialog('keys') },
  );

  const follow = useEffectEvent((event: FocusEvent) => {
    const path = findFieldOf(event.target as HTMLElement);
    if (!path || view.at !== 'value') return;
    if (!focused || focused.file !== view.file || !isSamePath(focused.path, path))
      setFocused({ file: view.file, path });
  });
  const showTyped = (source: Source, value: PlainValue | undefined) => {
    if (typeof value === 'string') preview.current?.enter(source, value);
  };

  const tiles = useTiles((as) => preview.current?.settleTiles(as));
  useKeyboardRoom();

  function tellFailure(failure: Failure) {
    const isKnown = ({ sentence, where }: Failure) => sentence === failure.sentence && where === failure.where;
    setFailures((told) => (told.some(isKnown) ? told : [...told, failure].slice(-5)));
  }

  function dropFiles(files: File[], sources: Source[]) {
    const kinds = files.map(kindOfFile);
    const kind = kinds.find((known) => known !== undefined);
    if (!kind) return store.tell(say('media.neither'));
    const dropped = files.filter((_, index) => kinds[index] === kind);
    const place = findDropPlace(site, fields, { kind, count: dropped.length, sources, pageFile: page?.file });
    if (!place) return store.tell(say(kind === 'song' ? 'media.noSongs' : 'media.notHere'));
    select(place);
    mediaTasks.hand(place, dropped);
  }

  const selected = view.at === 'value' ? (focused ?? findFirstText(site, fields, view.file, view.path)) : undefined;
  const atHand = view.at === 'value' ? (focused ?? { file: view.file, path: view.path }) : undefined;
  useWindowFiles((files) => dropFiles(files, atHand ? [atHand] : []));
  const isWide = view.at === 'words';
  return (
    <NavigationContext value={{ view, page, go, openPage, show }}>
      <div
        className={styles.shell}
        data-form-away={isFormAway || undefined}
        data-sheet-low={isSheetLow || undefined}
        data-wide-form={isWide || undefined}
      >
        <Bar
          ref={bar}
          title={pageTitle}
          width={width}
          theme={theme}
          onWidth={chooseWidth}
          onTheme={() => setTheme(theme === 'night' ? 'day' : 'night')}
          onCheck={() => go({ at: 'check' })}
          onPublish={() => setDialog('publish')}
        />
        <nav className={styles.rail} aria-label={say('pages.name')}>
          <PagesList />
        </nav>
        <PagesMenu
          width={width}
          theme={theme}
          onWidth={chooseWidth}
          onTheme={() => setTheme(theme === 'night' ? 'day' : 'night')}
        />
        <main className={styles.stage} aria-label={say('preview.frame', { title: pageTitle })}>
          <Preview
            ref={preview}
            site={site.preview}
            startAddress="/"
            values={values}
            pages={site.pages}
            width={width}
            minHeight={minHeight}
            theme={theme}
            mode={view.at === 'board' ? 'board' : 'choose'}
            selected={selected}
            mistakes={mistakes}
            nameOf={({ file, path }) =>
              undone && focused?.file === file && isSamePath(undone.step.path, path) && undone.step.file === file
                ? say('preview.wentBack')
                : nameSource(site, fields, file, path)
            }
            describe={(source) => describeSource(site, fields, source)}
            words={previewWords}
            cover={leftOut && <LeftOutPage page={leftOut} />}
            onPage={(next) => {
              if (next.address !== shown.address && (view.at !== 'value' || page?.file === view.file)) {
                setView({ at: 'page' });
                setIsSheetLow(true);
              }
              setShown(next);
              if (next.address !== shown.address) tiles.leave();
              setFailures((told) => told.filter(({ address }) => address === next.address));
            }}
            onSelect={select}
            onSelectNothing={() => setIsSheetLow(true)}
            onKey={pass}
            onTile={(index, places) => void tiles.put(index, places, view.at === 'board')}
            onFiles={dropFiles}
            onFailure={tellFailure}
          />
          <Toast>
            <TilesToast {...tiles} />
            <PageFailure
              failures={failures}
              onShow={select}
              onReload={() => {
                setFailures([]);
                preview.current?.reload();
              }}
              onRead={() => setFailures([])}
            />
          </Toast>
        </main>
        <Sidebar
          ref={side}
          isSheetLow={isSheetLow}
          onSheet={setIsSheetLow}
          onEntered={showTyped}
          onFocus={(event) => follow(event)}
        />
        <ShellDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
      </div>
    </NavigationContext>
  );
}
