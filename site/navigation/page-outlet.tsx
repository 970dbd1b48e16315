import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
  useTransition,
} from 'react';
import { headers } from '#site/content/content.ts';
import { sharedWords } from '#site/content/words.ts';
import { matchPath } from './address.ts';
import { RouteParameters, useAddress } from './navigation.tsx';
import { loadPage, markPageShown } from './page-loader.ts';
import { tellPartReady } from './part-ready.ts';
import { type FailureProps, PlainFailure } from './plain-failure.tsx';
import { findRoute, type SiteRoute } from './routes.ts';
import { whenLoaded } from './when-loaded.ts';

const loadFailureViews = () => import('#site/pages/error/failure-views.ts');

/**
 * The page of the current address. Whatever fails in it is shown in its place, so that the frame and the music around
 * it go on. The Suspense boundary stands outside: it outlives an error, and the old page stays until the next is there.
 */
export function PageOutlet() {
  const { key, pathname } = useAddress();
  const [retries, setRetries] = useState(0);
  const [isRetrying, startRetry] = useTransition();
  const route = findRoute(headers, pathname);
  const visit = `${key} ${retries}`;
  const retry = () => {
    const main = document.getElementById('main');
    // The button that was clicked goes away; the place around it stays.
    if (main?.contains(document.activeElement)) main.focus({ preventScroll: true });
    startRetry(() => setRetries(retries + 1));
  };
  return (
    <>
      <StuckPage />
      <Suspense fallback={<p role="status">{sharedWords.oneMoment}</p>}>
        <PageErrorBoundary visit={visit} onRetry={retry} isRetrying={isRetrying}>
          <RouteParameters value={matchPath(route.path, pathname) ?? {}}>
            <Page route={route} visit={visit} />
          </RouteParameters>
        </PageErrorBoundary>
      </Suspense>
    </>
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

/** Says above a prerendered page that it can be read, and no more. */
function StuckPage() {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    // When the page fails there may be no network to get these from.
    const callOff = whenLoaded(() => void loadFailureViews().catch(() => {}));
    const show = () => {
      loadFailureViews().then(
        ({ StuckNotice }) => setNotice(() => StuckNotice),
        () => {},
      );
    };
    addEventListener('pagestuck', show);
    return () => {
      callOff();
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
/** The last visit that goes without the error page; the next one asks for it again. */
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
  useEffect(() => tellPartReady('page'), []);
  return <Shown {...props} />;
}
