import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { PreviewMessage, PreviewValue, Source } from '#studio/protocol/preview.ts';
import type { SitePage } from '#studio/protocol/site-state.ts';
import { Chooser, type SourceDescription } from './chooser.tsx';
import { type FrameWidth, fitFrame } from './fit-frame.ts';
import { Outline } from './outline.tsx';
import styles from './preview.module.css';
import { sameSource } from './same-source.ts';
import { useAgent } from './use-agent.ts';
import { useChosen } from './use-chosen.ts';
import { useRoom } from './use-room.ts';

export type PreviewWords = {
  /** The frame's name for screen readers: "Your page: {title}". */
  frame: string;
  /** "Which one do you mean?" */
  which: string;
  /** "1 thing to mend here" */
  mend: string;
};

/** A page as it is shown; the address is one of the site, without its base. */
export type ShownPage = { address: string; title: string; isMissing: boolean };
export type ChosenHow = 'pointer' | 'keyboard';
export type StudioKey = Omit<Extract<PreviewMessage, { type: 'key' }>, 'type'>;

/** What the window can ask of the preview. */
export type PreviewHandle = {
  /** Goes to a page of the site. */
  go: (address: string) => void;
  back: () => void;
  /** Shows a text that was just entered, before it is saved. */
  enter: (source: Source, text: string) => void;
  /** Puts the keyboard's focus into the page. */
  focus: (at: 'selected' | 'first' | 'last') => void;
};

export type PreviewProps = {
  /** `SiteState.preview`. */
  site: { origin: string; base: string };
  /** Where it begins; later on `go` leads to a page. */
  startAddress: string;
  values: PreviewValue[];
  pages: SitePage[];
  width: FrameWidth;
  theme: 'day' | 'night';
  mode: 'choose' | 'visit' | 'board';
  /** What the form shows: it is outlined, and scrolled to where it is seen. */
  selected: Source | undefined;
  /** Values with a mistake. */
  mistakes: Source[];
  /** The label of an outline: "Quick Intro: your words". */
  nameOf: (source: Source) => string;
  /** A line of "Which one?". */
  describe: (source: Source) => SourceDescription;
  words: PreviewWords;
  onPage: (page: ShownPage) => void;
  onSelect: (source: Source, how: ChosenHow) => void;
  /** Something that is nothing of the owner's was pressed. */
  onSelectNothing?: () => void;
  onKey: (key: StudioKey) => void;
  /** A tile was put down on the board: its place in the list, and thousandths of the room across and down. */
  onTile?: (index: number, at: [number, number]) => void;
  /** Files were dropped on the page, maybe on something that they could replace. */
  onFiles?: (files: File[], source: Source | undefined) => void;
  /** A script of the page failed. */
  onFailure?: (sentence: string) => void;
  ref?: Ref<PreviewHandle>;
};

/** The real site in a frame, with what is pointed at and selected outlined above it. */
export function Preview(props: PreviewProps) {
  const { site, startAddress, width, theme, mode, selected, mistakes, nameOf, describe, words, ref } = props;
  const stageRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const room = useRoom(stageRef);
  const fit = fitFrame(room, width);
  const agent = useAgent(frameRef, props);
  const { choices, choose, dismiss } = useChosen(agent, props);

  useImperativeHandle(
    ref,
    () => ({
      go: (address) => agent.post({ type: 'go', address }),
      back: () => agent.post({ type: 'back' }),
      enter: (source, text) => agent.post({ type: 'entered', source, text }),
      focus(at) {
        frameRef.current?.focus();
        agent.post({ type: 'focus', at });
      },
    }),
    [agent.post],
  );

  // The first address only: afterwards the frame navigates by itself, and keeps its state.
  const start = useRef(`${site.origin}${site.base}${startAddress.slice(1)}`);
  useEffect(() => {
    agent.post({ type: 'theme', theme });
  }, [agent.post, theme]);
  useEffect(() => {
    agent.post({ type: 'mode', mode });
  }, [agent.post, mode]);

  const { shown, pointed, marked } = agent;
  const isSelected = (source: Source | undefined) => sameSource(source, selected);
  const pointedSource = pointed?.sources[0];
  const hasMistake = mistakes.some((mistake) => isSelected(mistake));

  return (
    <div className={styles.stage} ref={stageRef}>
      <div className={styles.page} style={{ width: fit.shownWidth, height: fit.shownHeight }}>
        <iframe
          className={styles.frame}
          data-half={fit.isHalf || undefined}
          style={{ width: fit.width, height: fit.height }}
          src={start.current}
          title={words.frame.replace('{title}', agent.page?.title ?? '')}
          allow="autoplay; clipboard-write"
          ref={frameRef}
        />
        <div className={styles.layer} aria-hidden="true">
          {marked.map(({ source, thing }) =>
            isSelected(source) ? null : (
              <Outline key={thing.id} box={thing.box} fit={fit} look="mistake" name={words.mend} />
            ),
          )}
          {pointed?.thing && pointedSource && pointed.thing.id !== shown?.thing?.id ? (
            <Outline box={pointed.thing.box} fit={fit} look="pointed" name={nameOf(pointedSource)} />
          ) : null}
          {selected && shown?.thing && isSelected(shown.source) ? (
            <Outline
              box={shown.thing.box}
              fit={fit}
              look={hasMistake ? 'mistake' : 'selected'}
              name={hasMistake ? words.mend : nameOf(selected)}
            />
          ) : null}
        </div>
        {choices ? (
          <Chooser
            key={choices.thing.id}
            title={words.which}
            box={choices.thing.box}
            fit={fit}
            sources={choices.sources}
            describe={describe}
            onChoose={choose}
            onDismiss={dismiss}
          />
        ) : null}
      </div>
    </div>
  );
}
