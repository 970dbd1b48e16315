import { type PointerEvent, useEffect, useState } from 'react';
import type { Mood } from '#model/delights-schema.ts';
import { findSpan } from '#model/mascot.ts';
import { delights } from '#site/content/content.ts';
import { useAddress } from '#site/navigation/navigation.tsx';
import styles from './mascot-reactions.module.css';

type Props = {
  /** Called with the mood to show, and with undefined for the page's own. Must stay the same function. */
  onMood: (mood: Mood | undefined) => void;
  now?: () => Date;
};

const { mascot } = delights;

/** A button in the mascot's place: it reacts when pointed at or reached with the keyboard, and once more to each press. */
export function MascotReactions({ onMood, now = () => new Date() }: Props) {
  const { key } = useAddress();
  // Attention ends with the address: on an iPhone a finger gives the button no focus that could go elsewhere.
  const [activeAt, setActiveAt] = useState<string>();
  const isActive = activeAt === key;
  const [turn, setTurn] = useState(0);
  const [said, setSaid] = useState('');
  const reactions = mascot?.reactions ?? [];
  const mood = isActive ? reactions[turn % reactions.length] : findSpan(mascot?.hours ?? [], now().getHours());

  useEffect(() => onMood(mood), [mood, onMood]);

  if (!mascot) return null;
  const attend = () => setActiveAt(key);
  const rest = () => {
    if (isActive) setTurn(turn + 1);
    setActiveAt(undefined);
    setSaid('');
  };
  const press = () => {
    // The first press of a finger finds it at rest; a mouse and the keyboard have its attention already.
    const next = isActive ? turn + 1 : turn;
    setTurn(next);
    attend();
    setSaid(reactions[next % reactions.length]?.bubble ?? '');
  };
  const onPointer = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act();
  };
  return (
    <>
      <button
        className={styles.button}
        type="button"
        aria-label={mascot.label}
        onClick={press}
        onPointerEnter={onPointer(attend)}
        onPointerLeave={onPointer(rest)}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) attend();
        }}
        onBlur={rest}
      />
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
