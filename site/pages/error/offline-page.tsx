import { useEffect } from 'react';
import type { ChunkLoadError } from '#site/chunk.ts';
import { notFound } from '#site/content.ts';
import type { FailureProps } from '#site/plain-failure.tsx';
import { Oops } from '#site/ui/oops.tsx';
import { errorWords } from '#site/words.ts';
import { ErrorDetails } from './error-details.tsx';
import { RetryButton } from './retry-button.tsx';

/** Nobody's fault on this page: there is no network, or the server gives no answer. No pictures that would have to load. */
export function OfflinePage({ error, onRetry, isRetrying }: FailureProps & { error: ChunkLoadError }) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div role="alert">
      <Oops
        title={errorWords.offlineHeading}
        picture={notFound.errorMascot}
        actions={<RetryButton onRetry={onRetry} isRetrying={isRetrying} />}
      >
        <p>{errorWords.offlineText}</p>
        <ErrorDetails stack={error.stack} />
      </Oops>
    </div>
  );
}
