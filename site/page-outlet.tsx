import { Component, type ReactNode, Suspense, use, useEffect } from 'react';
import { matchPath } from './address.ts';
import { RouteParameters, useAddress } from './navigation.tsx';
import { forgetFailures, loadPage, markPageShown, startFullLoad } from './page-loader.ts';
import { ErrorPage } from './pages/error/error-page.tsx';
import { findRoute, type SiteRoute } from './routes.tsx';

/**
 * The page of the current address. Whatever fails in it is shown in its place, so that the frame and the music around
 * it go on. The Suspense boundary stands outside: it outlives an error, and the old page stays until the next is there.
 */
export function PageOutlet() {
  const { key, pathname } = useAddress();
  const route = findRoute(pathname);
  return (
    <Suspense fallback={<p role="status">One moment…</p>}>
      <PageErrorBoundary locationKey={key}>
        <RouteParameters value={matchPath(route.path, pathname) ?? {}}>
          <Page route={route} />
        </RouteParameters>
      </PageErrorBoundary>
    </Suspense>
  );
}

function Page({ route }: { route: SiteRoute }) {
  const Loaded = use(loadPage(route));
  useEffect(markPageShown, []);
  return <Loaded />;
}

type BoundaryProps = { locationKey: string; children: ReactNode };
type BoundaryState = { failure: { error: unknown; isLeaving: boolean } | undefined; locationKey: string };

class PageErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined, locationKey: this.props.locationKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error, isLeaving: true } };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    if (props.locationKey === state.locationKey) return null;
    forgetFailures();
    return { failure: undefined, locationKey: props.locationKey };
  }

  override componentDidCatch(error: unknown): void {
    if (!startFullLoad(error)) this.setState({ failure: { error, isLeaving: false } });
  }

  retry = (): void => {
    forgetFailures();
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return failure.isLeaving ? null : <ErrorPage error={failure.error} onRetry={this.retry} />;
  }
}
