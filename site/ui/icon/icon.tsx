import styles from './icon.module.css';

type Props = { shape: string; isSmall?: boolean | undefined };

/** A one-colour picture beside text, in the text's colour and hidden from screen readers. */
export function Icon({ shape, isSmall }: Props) {
  const size = isSmall ? 12 : 24;
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 12 12" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
