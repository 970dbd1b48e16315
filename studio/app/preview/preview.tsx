import { type CSSProperties, useEffect, useImperativeHandle, useRef } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import type { Source } from '#studio/protocol/preview.ts';
import { Chooser } from './chooser.tsx';
import { findShift, fitFrame } from './fit-frame.ts';
import { Outline } from './outline.tsx';
import styles from './preview.module.css';
import type { PreviewProps } from './preview-props.ts';
import { sameSource } from './same-source.ts';
import { useAgent } from './use-agent.ts';
import { useChosen } from './use-chosen.ts';
import { useRoom } from './use-room.ts';

/** The real site in a frame, with what is pointed at and selected outlined above it. */
export function Preview(props: PreviewProps) {
  const {
    site,
    startAddress,
    width,
    minHeight = 0,
    theme,
    mode,
    selected,
    mistakes,
    nameOf,
    describe,
    words,
    cover,
    ref,
  } = props;
  const stageRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const room = useRoom(stageRef);
  const whole = fitFrame(room, { width, minHeight });
  const agent = useAgent(frameRef, { ...props, seenHeight: whole.isHalf ? 2 * room.height : room.height });
  const fit = fitFrame(room, { width, minHeight, shift: findShift(agent.shownAt, whole) });
  const { choices, choose, dismiss } = useChosen(agent, props);

  useImperativeHandle(
    ref,
    () => ({
      go: (address) => agent.post({ type: 'go', address }),
      back: () => agent.post({ type: 'back' }),
      reload: () => agent.post({ type: 'reload' }),
      enter: (source, text) => agent.post({ type: 'entered', source, text }),
      settleTiles: (as) => agent.post({ type: 'tiles', as }),
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

  const { shown, pointed, marked, held } = agent;
  const isSelected = (source: Source | undefined) => sameSource(source, selected);
  const pointedSource = pointed?.sources[0];
  const hasMistake = mistakes.some((mistake) => isSelected(mistake));

  return (
    <div className={styles.stage} ref={stageRef}>
      <div className={styles.page} style={{ width: fit.shownWidth, height: fit.shownHeight }}>
        <iframe
          className={styles.frame}
          data-half={fit.isHalf || undefined}
          style={{ width: fit.width, height: fit.height, '--shift': `${-fit.shift}px` } as CSSProperties}
          src={start.current}
          title={words.frame.replace('{title}', agent.page?.title ?? '')}
          allow="autoplay; clipboard-write"
          ref={frameRef}
          inert={Boolean(cover)}
          onLoad={agent.greet}
        />
        {cover && <div className={styles.lost}>{cover}</div>}
        {agent.isLost && (
          <div className={styles.lost} role="alert">
            <p>{words.lost}</p>
            <Button
              onClick={() => {
                const frame = frameRef.current;
                if (frame) frame.src = `${site.origin}${site.base}${(agent.page?.address ?? startAddress).slice(1)}`;
              }}
            >
              {words.again}
            </Button>
          </div>
        )}
        <div className={styles.layer} aria-hidden="true" hidden={Boolean(cover)}>
          {marked.map(({ source, thing }) =>
            isSelected(source) ? null : (
              <Outline key={thing.id} box={thing.box} fit={fit} look="mistake" name={words.mend} />
            ),
          )}
          {held && <Outline box={held.hole} fit={fit} look="hole" above={held.thing?.box} />}
          {held?.thing && <Outline box={held.thing.box} fit={fit} look="held" name={held.thing.text} />}
          {!held && pointed?.thing && pointedSource && pointed.thing.id !== shown?.thing?.id ? (
            <Outline box={pointed.thing.box} fit={fit} look="pointed" name={nameOf(pointedSource)} />
          ) : null}
          {!held && selected && shown?.thing && isSelected(shown.source) ? (
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
