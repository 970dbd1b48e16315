import { Component, type ReactNode, Suspense, use, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { forgetFailures, loadPage, markPageShown, startFullLoad } from './page-loader.ts';
import { ErrorPage } from './pages/error/error-page.tsx';
import { routes, type SiteRoute } from './routes.tsx';

/**
 * The page of the current address. Whatever fails in it is shown in its place, so that the frame and the music around
 * it go on. The Suspense boundary stands outside: it outlives an error, and the old page stays until the next is there.
 */
export function PageOutlet() {
  const { key } = useLocation();
  return (
    <Suspense fallback={<p role="status">One moment…</p>}>
      <PageErrorBoundary locationKey={key}>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<Page route={route} />} />
          ))}
        </Routes>
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
