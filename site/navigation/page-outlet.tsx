import { headers } from 'virtual:content';
import { sharedWords } from 'virtual:words';
import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useTransition,
} from 'react';
import { markHydrated } from './hydration.ts';
import { useAddress } from './navigation.tsx';
import { allowFullLoad, loadPage } from './page-loader.ts';
import { type FailureProps, PlainFailure } from './plain-failure.tsx';
import { findRoute, type SiteRoute } from './routes.ts';
import { whenUsed } from './when-loaded.ts';

const loadFailureViews = () => import('#site/pages/error/failure-views.ts');

/**
 * The page of the current address. An error in it is shown in its place, so the frame and the music go on. The Suspense
 * boundary is the outer one: it survives an error, and the old page stays until the next one is loaded.
 */
export function PageOutlet() {
  const { key, pathname } = useAddress();
  const [retries, setRetries] = useState(0);
  const [isRetrying, startRetry] = useTransition();
  const route = findRoute(headers, pathname);
  const visit = `${key} ${retries}`;
  const retry = () => {
    const main = document.getElementById('main');
    // The button that was clicked is about to be removed; the element around it stays.
    if (main?.contains(document.activeElement)) main.focus({ preventScroll: true });
    startRetry(() => setRetries(retries + 1));
  };
  return (
    <>
      <StuckPage />
      <Suspense fallback={<p role="status">{sharedWords.oneMoment}</p>}>
        <PageErrorBoundary visit={visit} onRetry={retry} isRetrying={isRetrying}>
          <Page route={route} pathname={pathname} visit={visit} />
        </PageErrorBoundary>
      </Suspense>
    </>
  );
}

function Page({ route, pathname, visit }: { route: SiteRoute; pathname: string; visit: string }) {
  const Loaded = use(loadPage(route, pathname, visit));
  // Not a moment later: before-paint.ts would still hold back a click that React handles by now, and nobody would replay it.
  useLayoutEffect(() => {
    allowFullLoad();
    markHydrated('page');
  }, []);
  return <Loaded />;
}

/** The notice above a prerendered page whose script failed to load: it can be read, but not used. */
function StuckPage() {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    // Loaded in advance: after a page has failed there may be no network to fetch these with. A page fails when another is asked for.
    const cancel = whenUsed(() => void loadFailureViews().catch(() => {}));
    const show = () => {
      loadFailureViews().then(
        ({ StuckNotice }) => setNotice(() => StuckNotice),
        () => {},
      );
    };
    addEventListener('pagestuck', show);
    return () => {
      cancel();
      removeEventListener('pagestuck', show);
    };
  }, []);
  return Notice ? <Notice /> : null;
}

type BoundaryProps = Omit<FailureProps, 'error'> & { visit: string; children: ReactNode };
type BoundaryState = { failure: { error: unknown } | undefined; visit: string };

class PageErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined, visit: this.props.visit };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ visit }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return visit === state.visit ? null : { failure: undefined, visit };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <Failure {...this.props} error={failure.error} /> : this.props.children;
  }
}

let failurePage: Promise<ComponentType<FailureProps>> | undefined;
/** The visit in which the error page failed to load; the next visit tries again. */
let plainVisit: string | undefined;

function Failure({ visit, ...props }: FailureProps & { visit: string }) {
  if (plainVisit !== visit) {
    failurePage ??= loadFailureViews().then(
      ({ ErrorPage }) => ErrorPage,
      () => {
        plainVisit = visit;
        failurePage = undefined;
        return PlainFailure;
      },
    );
  }
  const Shown = failurePage && plainVisit !== visit ? use(failurePage) : PlainFailure;
  useEffect(() => markHydrated('page'), []);
  return <Shown {...props} />;
}
