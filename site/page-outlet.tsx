import { Component, type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react';
import { matchPath } from './address.ts';
import { headers } from './content.ts';
import { RouteParameters, useAddress } from './navigation.tsx';
import { loadPage, markPageShown, startFullLoad } from './page-loader.ts';
import { ErrorPage } from './pages/error/error-page.tsx';
import { tellPartReady } from './part-ready.ts';
import { findRoute, type SiteRoute } from './routes.ts';
import { sharedWords } from './words.ts';

/**
 * The page of the current address. Whatever fails in it is shown in its place, so that the frame and the music around
 * it go on. The Suspense boundary stands outside: it outlives an error, and the old page stays until the next is there.
 */
export function PageOutlet() {
  const { key, pathname } = useAddress();
  const [retries, setRetries] = useState(0);
  const route = findRoute(headers, pathname);
  const visit = `${key} ${retries}`;
  const retry = () => {
    // The button that was pressed goes away; the place around it stays.
    document.getElementById('main')?.focus({ preventScroll: true });
    startTransition(() => setRetries(retries + 1));
  };
  return (
    <Suspense fallback={<p role="status">{sharedWords.oneMoment}</p>}>
      <PageErrorBoundary visit={visit} onRetry={retry}>
        <RouteParameters value={matchPath(route.path, pathname) ?? {}}>
          <Page route={route} visit={visit} />
        </RouteParameters>
      </PageErrorBoundary>
    </Suspense>
  );
}

function Page({ route, visit }: { route: SiteRoute; visit: string }) {
  const Loaded = use(loadPage(route, visit));
  useEffect(() => {
    markPageShown();
    tellPartReady('page');
  }, []);
  return <Loaded />;
}

type BoundaryProps = { visit: string; onRetry: () => void; children: ReactNode };
type BoundaryState = { failure: { error: unknown; isLeaving: boolean } | undefined; visit: string };

class PageErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined, visit: this.props.visit };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error, isLeaving: true } };
  }

  static getDerivedStateFromProps({ visit }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return visit === state.visit ? null : { failure: undefined, visit };
  }

  override componentDidCatch(error: unknown): void {
    if (startFullLoad(error)) return;
    this.setState({ failure: { error, isLeaving: false } });
    tellPartReady('page');
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return failure.isLeaving ? null : <ErrorPage error={failure.error} onRetry={this.props.onRetry} />;
  }
}
