import { lookAround, notFound } from 'virtual:content';
import { errorWords, sharedWords } from 'virtual:words';
import { ChunkLoadError } from '#site/navigation/chunk.ts';
import type { FailureProps } from '#site/navigation/plain-failure.tsx';
import { ButtonLink } from '#site/ui/button/button-link.tsx';
import { LookAround } from '#site/ui/look-around.tsx';
import { Oops } from '#site/ui/oops.tsx';
import { ErrorDetails } from './error-details.tsx';
import styles from './error-page.module.css';
import { OfflinePage } from './offline-page.tsx';
import { RetryButton } from './retry-button.tsx';

/** Replaces a page that failed; the frame around it keeps working. */
export function ErrorPage(props: FailureProps) {
  const { error } = props;
  if (error instanceof ChunkLoadError && error.isOffline) return <OfflinePage {...props} error={error} />;
  return (
    <>
      <div role="alert">
        <Oops
          title={errorWords.heading}
          picture={notFound.errorMascot}
          actions={
            <>
              <RetryButton {...props} />
              <ButtonLink to="/">{sharedWords.takeMeHome}</ButtonLink>
            </>
          }
        >
          <p dir="auto">{notFound.errorText}</p>
          <p className={styles.message}>{error instanceof Error ? error.message : String(error)}</p>
          <ErrorDetails stack={error instanceof Error ? error.stack : undefined} />
        </Oops>
      </div>
      <LookAround lookAround={lookAround} isQuiet />
    </>
  );
}
