import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { withLateStyles } from '#site/navigation/style-files.ts';
import { readSent } from '#site/pages/guestbook/form/pad/pad-slot.ts';

const load = () => withLateStyles('celebration', import('./celebration.tsx'));

/** Begins to load it, for a visitor who signs. */
export function prepareCelebration(): void {
  load().catch(() => {});
}

type Props = ComponentProps<Awaited<ReturnType<typeof load>>['Celebration']>;

/** Without it there are the thanks. */
const Celebration = lazy(() =>
  load().then(
    ({ Celebration }) => ({ default: Celebration as (props: Props) => ReactNode }),
    () => ({ default: () => null }),
  ),
);

export function LateCelebration(props: Omit<Props, 'drawn'>) {
  const [drawn] = useState(readSent);
  return (
    <Suspense>
      <Celebration {...props} drawn={drawn} />
    </Suspense>
  );
}
