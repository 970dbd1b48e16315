import { notFound } from 'virtual:content';
import { errorWords } from 'virtual:words';
import { lateErrorWords } from 'virtual:words/late';
import { useEffect } from 'react';
import type { ChunkLoadError } from '#site/navigation/chunk.ts';
import type { FailureProps } from '#site/navigation/plain-failure.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Oops } from '#site/ui/oops.tsx';
import { ErrorDetails } from './error-details.tsx';
import { RetryButton } from './retry-button.tsx';

/** There is no network, or the server does not respond. Shows no pictures that would have to load. */
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
        actions={
          <>
            <RetryButton onRetry={onRetry} isRetrying={isRetrying} />
            {/* Nothing has to be loaded for it: the page of before is still there. */}
            <Button onClick={() => history.back()}>{lateErrorWords.goBack}</Button>
          </>
        }
      >
        <p>{lateErrorWords.offlineText}</p>
        <ErrorDetails stack={error.stack} />
      </Oops>
    </div>
  );
}
