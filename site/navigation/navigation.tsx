import { headers } from 'virtual:content';
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import { type Address, type Arrival, afterDialogEntries, ensureEntryKey, pushAddress, readAddress } from './address.ts';
import { isHydrated } from './hydration.ts';
import { isPageLoaded, loadPage } from './page-loader.ts';
import { withBase } from './paths.ts';
import { findRoute } from './routes.ts';
import { setWaiting } from './waiting.ts';

type Navigation = {
  address: Address;
  navigate: (to: string) => void;
};

/** Shows a page that is loaded in place of the one at `from`. */
type PageTurn = (show: () => void, next: Address, from: string) => void;
const showAtOnce: PageTurn = (show) => show();
let turnPage = showAtOnce;

/** How pages change from now on. */
export function setPageTurn(turn: PageTurn = showAtOnce): void {
  turnPage = turn;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

/** Keeps the address as state. It changes in a transition, so the old page stays until the next one's chunk is loaded. */
export function BrowserNavigation({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState(() => readAddress(import.meta.env.BASE_URL, 'link'));
  const [isWaiting, startTransition] = useTransition();
  const held = useRef<Arrival>(undefined);
  const { pathname } = address;
  const follow = useCallback(
    (arrival: Arrival) => {
      const next = readAddress(import.meta.env.BASE_URL, arrival);
      // React would discard a page that updates before it is hydrated, and with it what the visitor typed there.
      const isPageHydrated = isHydrated('page');
      const isHeld = next.pathname === pathname && !isPageHydrated;
      held.current = isHeld ? arrival : undefined;
      if (isHeld) return;
      // React renders a transition in slices, between which it lets everything else run, such as the music that the same click
      // starts. A page that is there is rendered in the click's own task.
      if (isPageLoaded(next.pathname)) return turnPage(() => setAddress(next), next, pathname);
      if (isPageHydrated) return startTransition(() => setAddress(next));
      // A transition would wait for hydration, perhaps forever. A page that is loaded is rendered at once.
      const page = loadPage(findRoute(headers, next.pathname), next.pathname, `${next.key} 0`);
      const show = () => {
        // Meanwhile the visitor may have gone back, or on to another page that is still loading.
        const current = readAddress(import.meta.env.BASE_URL, arrival);
        if (current.key === next.key) setAddress(current);
      };
      page.then(show, show);
    },
    [pathname],
  );
  useEffect(() => {
    const followHistory = () => {
      // A jump within the page also fires popstate, but makes a new entry.
      const arrival = history.state === null ? 'jump' : 'return';
      ensureEntryKey();
      follow(arrival);
    };
    const followHeld = () => held.current && follow(held.current);
    addEventListener('popstate', followHistory);
    addEventListener('hydrated', followHeld);
    return () => {
      removeEventListener('popstate', followHistory);
      removeEventListener('hydrated', followHeld);
    };
  }, [follow]);
  useEffect(() => setWaiting(isWaiting), [isWaiting]);
  const navigation = useMemo(() => {
    const navigate = (to: string) =>
      afterDialogEntries(() => {
        pushAddress(withBase(to));
        follow('link');
      });
    return { address, navigate };
  }, [address, follow]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

type StaticProps = { pathname: string; search?: string; children: ReactNode };

/** A fixed address: for prerendering, and for tests of a single component. */
export function StaticNavigation({ pathname, search = '', children }: StaticProps) {
  const address = { pathname, search, hash: '', key: 'first', arrival: 'link' as const };
  return <NavigationContext value={{ address, navigate: () => {} }}>{children}</NavigationContext>;
}

export function useAddress(): Address {
  return useNavigation().address;
}

/** Opens a page of this site; its address is given without the base path. */
export function useNavigate(): (to: string) => void {
  return useNavigation().navigate;
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link to a page of this site: a plain link in the HTML, opened without a new document if possible. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // A file, or a folder with the owner's own page, is not a route.
    if (!isPlainClick(event) || /^[^?#]*\.|.\/$/.test(to)) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={withBase(to)} onClick={open} />;
}

/** Marked as current on its own page and on the pages below it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useAddress();
  const isCurrent = pathname === props.to || (props.to !== '/' && pathname.startsWith(`${props.to}/`));
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}

/** All other clicks (a new tab, a download, a menu) are left to the browser. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
  return !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey || currentTarget.target);
}

function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation must be used inside <BrowserNavigation> or <StaticNavigation>');
  return navigation;
}
