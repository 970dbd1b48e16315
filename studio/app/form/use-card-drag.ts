import { type PointerEvent, type RefObject, useState } from 'react';

export type CardDrag = {
  /** Which card is in hand, how far it was dragged, and where it would be put. */
  held: { from: number; to: number; by: number } | undefined;
  grip: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
  };
};

/** Cards dragged by their grips, with a mouse, a finger or a pen. */
export function useCardDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void): CardDrag {
  const [held, setHeld] = useState<{ from: number; to: number; by: number; start: number }>();

  /** How many of the other cards have their middle above the pointer. */
  function findPlace(from: number, y: number): number {
    const cards = [...(list.current?.children ?? [])];
    return cards.filter((card, index) => {
      const { top, height } = card.getBoundingClientRect();
      return index !== from && top + height / 2 < y;
    }).length;
  }
  return {
    held,
    grip: (index) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld({ from: index, to: index, by: 0, start: event.clientY });
      },
      onPointerMove({ clientY }) {
        if (held) setHeld({ ...held, by: clientY - held.start, to: findPlace(held.from, clientY) });
      },
      onPointerUp({ clientY }) {
        if (!held) return;
        setHeld(undefined);
        const to = findPlace(held.from, clientY);
        if (Math.abs(clientY - held.start) > 4 && to !== held.from) onMove(held.from, to);
      },
      onPointerCancel: () => setHeld(undefined),
    }),
  };
}
