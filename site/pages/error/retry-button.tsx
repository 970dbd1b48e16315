import { errorWords, sharedWords } from 'virtual:words';
import type { FailureProps } from '#site/navigation/plain-failure.tsx';
import { Button } from '#site/ui/button.tsx';

export function RetryButton({ onRetry, isRetrying }: Omit<FailureProps, 'error'>) {
  return (
    <Button variant="primary" onClick={onRetry} isBusy={isRetrying} busyLabel={sharedWords.oneMoment}>
      {errorWords.tryAgain}
    </Button>
  );
}
