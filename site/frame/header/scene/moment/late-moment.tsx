import { lazy, Suspense } from 'react';
import type { Mood } from '#model/delights-schema.ts';
import { useAddress } from '#site/navigation/navigation.tsx';

const HomeMoment = lazy(async () => ({ default: (await import('./home-moment.tsx')).HomeMoment }));

/** Other pages load nothing of it. */
export function LateMoment(props: { onMood: (mood: Mood | undefined) => void }) {
  const { pathname } = useAddress();
  if (pathname !== '/') return null;
  return (
    <Suspense>
      <HomeMoment {...props} />
    </Suspense>
  );
}
