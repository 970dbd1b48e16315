import { delights } from 'virtual:content';
import { type PointerEvent, useEffect, useState } from 'react';
import type { Mood } from '#model/delights-schema.ts';
import { findSpan } from '#model/mascot.ts';
import { findBand } from '#model/sky.ts';
import { useNightTheme } from '#site/frame/header/scene/life/use-night-theme.ts';
import { useNow } from '#site/frame/use-now.ts';
import { useAddress } from '#site/navigation/navigation.tsx';
import styles from './mascot-reactions.module.css';

type Props = {
  /** Called with the mood to show, or with undefined for the page's own. Must stay the same function. */
  onMood: (mood: Mood | undefined) => void;
  now?: () => Date;
};

const { mascot } = delights;
const readClock = () => new Date();

/** A button on top of the mascot, which reacts to hover and keyboard focus, and again to each click. */
export function MascotReactions({ onMood, now = readClock }: Props) {
  const time = useNow(now);
  const { key } = useAddress();
  // A navigation ends the reaction: on an iPhone a tap does not focus the button, so it never blurs.
  const [activeAt, setActiveAt] = useState<string>();
  const isActive = activeAt === key;
  const [index, setIndex] = useState(0);
  const [announced, setAnnounced] = useState('');
  const reactions = mascot?.reactions ?? [];
  const ofHour = findSpan(mascot?.hours ?? [], time.getHours());
  // Nobody says good morning under the stars of the night theme.
  const isNightByDay = useNightTheme() && ['dawn', 'day'].includes(findBand(time.getHours()));
  const fits = ofHour?.sleeps || !isNightByDay;
  const mood = isActive ? reactions[index % reactions.length] : fits ? ofHour : undefined;

  useEffect(() => onMood(mood), [mood, onMood]);

  if (!mascot) return null;
  const activate = () => setActiveAt(key);
  const deactivate = () => {
    if (isActive) setIndex(index + 1);
    setActiveAt(undefined);
    setAnnounced('');
  };
  const click = () => {
    // A first tap finds it inactive; a mouse or the keyboard has already activated it.
    const next = isActive ? index + 1 : index;
    setIndex(next);
    activate();
    setAnnounced(reactions[next % reactions.length]?.bubble ?? '');
  };
  const onMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act();
  };
  return (
    <>
      <button
        className={styles.button}
        type="button"
        aria-label={mascot.label}
        onClick={click}
        onPointerEnter={onMouse(activate)}
        onPointerLeave={onMouse(deactivate)}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) activate();
        }}
        onBlur={deactivate}
      />
      <p className="sr-only" role="status">
        {announced}
      </p>
    </>
  );
}
