import { drawingWords } from 'virtual:words';
import { type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#site/ui/button/button.tsx';
import styles from './drawing-pad.module.css';
import { DrawingPad } from './drawing-pad.tsx';
import { changePadDraft, forgetPadDraft, lacksWords, usePadDraft } from './pad-draft.ts';
import { usePlace } from './use-place.ts';

type Props = { form: RefObject<HTMLFormElement | null>; owner: string };

/** The button once its script is there, and the pad above the form's buttons. */
export function OpenDesk({ form, owner }: Props) {
  const { isOpen } = usePadDraft();
  const button = useRef<HTMLButtonElement>(null);
  const place = usePlace(form, isOpen, (submit, element) => {
    element.className = styles.place ?? '';
    submit.parentElement?.before(element);
  });
  const leaveOut = () => {
    changePadDraft({ isOpen: false, isRefused: false, lacksWords: false });
    button.current?.focus();
  };

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Before React, which listens further up.
    const check = (event: Event) => {
      if (!lacksWords()) return;
      event.preventDefault();
      event.stopPropagation();
      changePadDraft({ lacksWords: true });
      element.querySelector<HTMLElement>('[name="depicts"]')?.focus();
    };
    element.addEventListener('submit', check);
    element.addEventListener('reset', forgetPadDraft);
    return () => {
      element.removeEventListener('submit', check);
      element.removeEventListener('reset', forgetPadDraft);
    };
  }, [form]);

  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-expanded={isOpen}
        onClick={isOpen ? leaveOut : () => changePadDraft({ isOpen: true })}
      >
        {isOpen ? drawingWords.leaveOut : drawingWords.draw}
      </Button>
      {place && createPortal(<DrawingPad owner={owner} onLeaveOut={leaveOut} />, place)}
    </>
  );
}
