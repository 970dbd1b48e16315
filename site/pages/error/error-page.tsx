import { home, notFound } from '#site/content.ts';
import { Button } from '#site/ui/button.tsx';
import { ButtonLink } from '#site/ui/button-link.tsx';
import { LookAround } from '#site/ui/look-around.tsx';
import { Oops } from '#site/ui/oops.tsx';
import { errorWords, sharedWords } from '#site/words.ts';
import styles from './error-page.module.css';

/** Stands in the place of a page that failed; the frame around it goes on. */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? error.stack : undefined;
  return (
    <>
      <div role="alert">
        <Oops
          title={errorWords.heading}
          picture={notFound.errorMascot}
          actions={
            <>
              <Button variant="primary" onClick={onRetry}>
                {errorWords.tryAgain}
              </Button>
              <ButtonLink to="/">{sharedWords.takeMeHome}</ButtonLink>
            </>
          }
        >
          <p dir="auto">{notFound.errorText}</p>
          <p className={styles.message}>{message}</p>
          {stack ? (
            <details className={styles.details}>
              <summary>{errorWords.details}</summary>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
              <pre className={styles.stack} tabIndex={0}>
                {stack}
              </pre>
            </details>
          ) : null}
        </Oops>
      </div>
      <LookAround lookAround={home.lookAround} isQuiet />
    </>
  );
}
