import { useLayoutEffect } from 'react';
import { Frame } from '#site/frame/frame.tsx';
import { forgetHydrated, markHydrated } from '#site/navigation/hydration.ts';
import { PageOutlet } from '#site/navigation/page-outlet.tsx';
import { useResending } from './unsent-entries.ts';

/** The whole site: the frame, which outlives navigation, around the page. */
export function App() {
  useResending();
  useLayoutEffect(() => {
    markHydrated('frame');
    return forgetHydrated;
  }, []);
  return (
    <Frame>
      <PageOutlet />
    </Frame>
  );
}
