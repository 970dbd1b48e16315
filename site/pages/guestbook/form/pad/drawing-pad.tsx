import { drawingWords, padWords } from 'virtual:words';
import { useEffect, useId, useRef, useState } from 'react';
import { isBlank, readDrawing, writeDrawing } from '#model/drawing.ts';
import { drawingHeight, drawingWidth, maxDepictsLength } from '#model/drawing-size.ts';
import { paintPixels } from '#site/pages/guestbook/looks/drawing-pixels.ts';
import { holdsDrawings } from '#site/pages/guestbook/looks/drawing-rules.ts';
import { Button } from '#site/ui/button/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { FilledWords } from '#site/ui/filled-words.tsx';
import { Notice } from '#site/ui/notice.tsx';
import styles from './drawing-pad.module.css';
import { changePadDraft, readPadDraft, usePadDraft } from './pad-draft.ts';
import { PadTools, type Tool } from './pad-tools.tsx';
import { createDrawingSheet } from './sheet.ts';
import { useKeyboardPen } from './use-keyboard-pen.ts';
import { usePointerPen } from './use-pointer-pen.ts';

type Props = { owner: string; onLeaveOut: () => void };

/** A sheet of 96 x 64 pixels, its tools, and the words for what is drawn. */
export function DrawingPad({ owner, onLeaveOut }: Props) {
  const { depicts, lacksWords, isRefused, drawing } = usePadDraft();
  const [sheet, setSheet] = useState(() => openSheet());
  const [tool, setTool] = useState<Tool>({ colour: 0, pen: 'thin' });
  const [said, setSaid] = useState('');
  const [, setVersion] = useState(0);
  const canvas = useRef<HTMLCanvasElement>(null);
  const written = useRef(drawing);
  const helpId = useId();

  const paint = (marked?: readonly number[]) => {
    if (canvas.current) paintPixels(canvas.current, sheet.read(), marked);
  };
  /** After a step. */
  const keep = () => {
    const pixels = sheet.read();
    written.current = isBlank(pixels) ? undefined : writeDrawing(pixels);
    changePadDraft({ drawing: written.current, isRefused: false });
    setVersion((version) => version + 1);
  };
  const keyboard = useKeyboardPen({ sheet, tool, paint, keep, say: setSaid });
  const pointer = usePointerPen({ sheet, tool, paint, keep });
  const change = (deed: 'undo' | 'redo' | 'clear', words: string) => {
    keyboard.lift();
    sheet[deed]();
    paint();
    keep();
    setSaid(words);
  };
  const undo = () => sheet.canUndo() && change('undo', padWords.undone);
  const redo = () => sheet.canRedo() && change('redo', padWords.redone);

  // A refused message brings its drawing back.
  useEffect(() => {
    if (drawing === written.current) return;
    written.current = drawing;
    setSheet(openSheet());
  }, [drawing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sheet is painted once
  useEffect(() => paint(), [sheet]);
  useEffect(() => {
    canvas.current?.parentElement?.focus({ preventScroll: true });
    canvas.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <section className={styles.pad} aria-label={padWords.pad}>
      {isRefused && (
        <Notice kind="error">
          <p>{drawingWords.notTaken}</p>
          <Button size="small" onClick={onLeaveOut}>
            {drawingWords.leaveOut}
          </Button>
        </Notice>
      )}
      <div className={styles.desk}>
        <div
          className={styles.frame}
          role="application"
          aria-label={padWords.pad}
          aria-describedby={helpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: one draws on it by keyboard
          tabIndex={0}
          onKeyDown={(event) => {
            const isHistory = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key);
            if (!isHistory) return keyboard.onKeyDown(event);
            event.preventDefault();
            if (event.shiftKey || event.key.toLowerCase() === 'y') redo();
            else undo();
          }}
          onBlur={keyboard.lift}
        >
          <canvas className={styles.sheet} width={drawingWidth} height={drawingHeight} ref={canvas} {...pointer} />
        </div>
        <PadTools tool={tool} onChange={setTool}>
          <Button size="small" aria-disabled={!sheet.canUndo()} onClick={undo}>
            {padWords.undo}
          </Button>
          <Button size="small" aria-disabled={!sheet.canRedo()} onClick={redo}>
            {padWords.redo}
          </Button>
          <Button size="small" aria-disabled={!drawing} onClick={() => drawing && change('clear', padWords.cleared)}>
            {padWords.clear}
          </Button>
        </PadTools>
      </div>
      <p className={styles.help} id={helpId}>
        {padWords.padHelp}
      </p>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      <Field
        label={padWords.depicts}
        name="depicts"
        autoComplete="off"
        dir="auto"
        maxLength={maxDepictsLength}
        value={depicts}
        required={drawing !== undefined}
        onChange={(event) => changePadDraft({ depicts: event.target.value, lacksWords: false })}
        error={lacksWords && padWords.depictsMissing}
        hint={padWords.depictsHint}
      />
      {holdsDrawings && (
        <p className={styles.help}>
          <FilledWords text={padWords.waits} owner={owner} />
        </p>
      )}
    </section>
  );
}

const openSheet = () => createDrawingSheet(readDrawing(readPadDraft().drawing));
