import { Frame } from './frame/frame.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { useResending } from './unsent-entries.ts';

/** The whole site: the frame, which stays, around the page, which changes. */
export function App() {
  useResending();
  return (
    <Frame>
      <PageOutlet />
    </Frame>
  );
}
