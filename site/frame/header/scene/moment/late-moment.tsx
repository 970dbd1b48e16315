import { lazy, Suspense } from 'react';
import type { Mood } from '#model/delights-schema.ts';
import { useAddress } from '#site/navigation/navigation.tsx';
import { withLateStyles } from '#site/navigation/style-files.ts';

const HomeMoment = lazy(async () => {
  const { HomeMoment } = await withLateStyles('moment', import('./home-moment.tsx'));
  return { default: HomeMoment };
});

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
