import { type ReactNode, useId } from 'react';
import type { Tone } from '#model/content-fields.ts';
import styles from './panel.module.css';
import { drawnControls, Window, WindowBar } from './window.tsx';

type Props = {
  title: ReactNode;
  /** For links to this panel; made up when left out. */
  titleId?: string | undefined;
  headingLevel?: 2 | 3 | undefined;
  as?: 'section' | 'article' | 'aside' | 'li' | undefined;
  tone?: Tone | undefined;
  /** A pastel bar without drawn buttons, for side boxes and second thoughts. */
  isQuiet?: boolean | undefined;
  /** For tables, boards and lists that touch the frame. */
  isFlush?: boolean | undefined;
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A window: the box every part of a page stands in, named by its heading. */
export function Panel({
  title,
  titleId,
  headingLevel = 2,
  as,
  tone,
  isQuiet,
  isFlush,
  footer,
  className,
  children,
}: Props) {
  const ownId = useId();
  const id = titleId ?? ownId;
  const Heading = `h${headingLevel}` as const;
  return (
    <Window as={as} tone={tone} className={className} aria-labelledby={id}>
      <WindowBar isQuiet={isQuiet} controls={!isQuiet && drawnControls}>
        <Heading className={styles.title} id={id} dir="auto">
          {title}
        </Heading>
      </WindowBar>
      <div className={styles.body} data-flush={isFlush || undefined}>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Window>
  );
}
