import { type ComponentProps, useEffect, useRef } from 'react';
import styles from './turning-text.module.css';

type Props = Omit<ComponentProps<'p'>, 'children'> & { text: string };

/**
 * Text that turns over like a station's board, a whole line of words at a time, if it has more lines than there is room
 * for. Only once when nothing can be played, and not while the player is paused.
 */
export function TurningText({ text, className = '', ...rest }: Props) {
  const board = useRef<HTMLParagraphElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another length.
  useEffect(() => {
    const element = board.current as HTMLParagraphElement;
    const measure = () => {
      // A still text has a smaller font: it is measured without.
      element.removeAttribute('data-turns');
      const { clientHeight, firstElementChild } = element;
      // Half a line more is the descenders' overflow.
      const turns = Math.ceil((firstElementChild?.scrollHeight ?? 0) / (clientHeight || 1) - 0.3);
      if (turns <= 1 || clientHeight === 0) return;
      element.style.setProperty('--turns', `${turns}`);
      element.style.setProperty('--way', `${-turns * clientHeight}px`);
      element.setAttribute('data-turns', '');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [text]);

  return (
    <p {...rest} className={`${styles.board} ${className}`} title={text} ref={board}>
      <span className={styles.text} key={text} dir="auto">
        {text}
      </span>
    </p>
  );
}
