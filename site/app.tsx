import { Frame } from './frame/frame.tsx';
import { PageOutlet } from './page-outlet.tsx';

/** The whole site: the frame, which stays, around the page, which changes. */
export function App() {
  return (
    <Frame>
      <PageOutlet />
    </Frame>
  );
}
