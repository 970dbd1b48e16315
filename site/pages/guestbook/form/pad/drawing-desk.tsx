import { drawingWords, sharedWords } from 'virtual:words';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { takesDrawings } from '#site/pages/guestbook/looks/drawing-rules.ts';
import { Button } from '#site/ui/button/button.tsx';
import { isPadStored, loadPad, usePad } from './pad-slot.ts';
import { usePlace } from './use-place.ts';

type Props = { form: RefObject<HTMLFormElement | null>; owner: string };

/** A button beside that of the form, for whoever wants to draw. It comes late, so it makes its own place in the form. */
export function DrawingDesk({ form, owner }: Props) {
  const pad = usePad();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const place = usePlace(form, takesDrawings, (submit, element) => submit.after(element));
  useEffect(() => {
    if (takesDrawings && isPadStored()) loadPad().catch(() => setState('failed'));
  }, []);
  const open = () => {
    setState('loading');
    loadPad().then(
      (loaded) => loaded.open(),
      () => setState('failed'),
    );
  };
  if (!place) return null;
  const button = pad ? (
    <pad.OpenDesk form={form} owner={owner} />
  ) : (
    <>
      <Button size="small" isBusy={state === 'loading'} onClick={open}>
        {state === 'loading' ? sharedWords.oneMoment : drawingWords.draw}
      </Button>
      {state === 'failed' && <p role="alert">{drawingWords.missing}</p>}
    </>
  );
  return createPortal(button, place);
}
