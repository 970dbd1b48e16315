import { errorWords } from 'virtual:words';
import { Button } from '#site/ui/button/button.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { ChunkLoadError } from './chunk.ts';

export type FailureProps = { error: unknown; onRetry: () => void; isRetrying: boolean };

/** The fallback if even the error page failed to load. Who is offline has no use for the name of a file. */
export function PlainFailure({ error, onRetry }: FailureProps) {
  const isOffline = error instanceof ChunkLoadError && error.isOffline;
  return (
    <div role="alert">
      <Panel title={isOffline ? errorWords.offlineHeading : errorWords.heading}>
        {isOffline || (
          <>
            <p>{String(error)}</p>
            <p>{error instanceof Error && error.stack}</p>
          </>
        )}
        <Button onClick={onRetry}>{errorWords.tryAgain}</Button>
      </Panel>
    </div>
  );
}
