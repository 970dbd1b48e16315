import { lateErrorWords } from 'virtual:words/late';
import styles from './error-page.module.css';

export function ErrorDetails({ stack }: { stack: string | undefined }) {
  if (!stack) return null;
  return (
    <details className={styles.details}>
      <summary>{lateErrorWords.details}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre className={styles.stack} tabIndex={0}>
        {stack}
      </pre>
    </details>
  );
}
