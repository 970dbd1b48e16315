import { lazy, type RefObject, Suspense } from 'react';
import { withLateStyles } from '#site/navigation/style-files.ts';
import { useMedia } from '#site/ui/use-media.ts';
import type { DayFormat } from '../messages/entry-day.ts';

export type PreviewProps = { form: RefObject<HTMLFormElement | null>; dayFormat: DayFormat };

const wide = '(width >= 1180px)';

// Everything in it is in the form already, so nobody misses it if it cannot be loaded.
const LivePreview = lazy(() =>
  withLateStyles('note-preview', import('./live-preview.tsx')).then(
    ({ LivePreview }) => ({ default: LivePreview }),
    () => ({ default: () => null }),
  ),
);

/** The note as it would hang on the wall. Where there is no room for it, it is left out. */
export function Preview(props: PreviewProps) {
  return useMedia(wide) ? (
    <Suspense>
      <LivePreview {...props} />
    </Suspense>
  ) : null;
}
