import { Icon } from '#studio/app/icon/icon.tsx';
import type { FrameWidth } from '#studio/app/preview/fit-frame.ts';
import { say } from '#studio/app/say.ts';
import styles from './segment.module.css';

const widths = ['phone', 'tablet', 'full'] as const;

export function Widths({ width, onWidth }: { width: FrameWidth; onWidth: (width: FrameWidth) => void }) {
  return (
    <fieldset className={styles.segment} aria-label={say('bar.widths')}>
      {widths.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={width === name}
          aria-label={say(`bar.${name}`)}
          title={say(`bar.${name}`)}
          onClick={() => onWidth(name)}
        >
          <Icon name={name} />
        </button>
      ))}
    </fieldset>
  );
}
