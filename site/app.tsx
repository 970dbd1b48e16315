import { Header } from './frame/header.tsx';
import { PageOutlet } from './page-outlet.tsx';

/** The whole site: the frame, which stays, around the page, which changes. */
export function App() {
  return (
    <>
      <Header />
      <main id="main">
        <PageOutlet />
      </main>
    </>
  );
}
