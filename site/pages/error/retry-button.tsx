import type { FailureProps } from '#site/plain-failure.tsx';
import { Button } from '#site/ui/button.tsx';
import { errorWords, sharedWords } from '#site/words.ts';

export function RetryButton({ onRetry, isRetrying }: Omit<FailureProps, 'error'>) {
  return (
    <Button variant="primary" onClick={onRetry} isBusy={isRetrying} busyLabel={sharedWords.oneMoment}>
      {errorWords.tryAgain}
    </Button>
  );
}
