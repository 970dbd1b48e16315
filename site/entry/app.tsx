import { useEffect } from 'react';
import { Frame } from '#site/frame/frame.tsx';
import { PageOutlet } from '#site/navigation/page-outlet.tsx';
import { tellPartReady } from '#site/navigation/part-ready.ts';
import { useResending } from './unsent-entries.ts';

/** The whole site: the frame, which stays, around the page, which changes. */
export function App() {
  useResending();
  useEffect(() => tellPartReady('frame'), []);
  return (
    <Frame>
      <PageOutlet />
    </Frame>
  );
}
