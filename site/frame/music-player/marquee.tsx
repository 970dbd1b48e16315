import { type ComponentProps, useEffect, useRef } from 'react';
import styles from './marquee.module.css';

type Props = Omit<ComponentProps<'p'>, 'children'> & { text: string };

/**
 * One line of text. If it overflows, it scrolls to its end and back while the player is not paused, and to its end only
 * once when nothing can be played.
 */
export function Marquee({ text, className = '', ...rest }: Props) {
  const line = useRef<HTMLParagraphElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another length.
  useEffect(() => {
    const element = line.current as HTMLParagraphElement;
    const measure = () => {
      const hidden = Math.max(0, (element.firstElementChild?.scrollWidth ?? 0) - element.clientWidth);
      element.toggleAttribute('data-runs', hidden > 0);
      element.style.setProperty('--hidden', `${hidden}px`);
      // At about 45 pixels a second, with a pause at either end: the reason for a skip is shown for only 8 s.
      element.style.setProperty('--duration', `${hidden / 45 + 2}s`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [text]);

  return (
    <p {...rest} className={`${styles.line} ${className}`} title={text} ref={line}>
      <span className={styles.text} key={text} dir="auto">
        {text}
      </span>
    </p>
  );
}
