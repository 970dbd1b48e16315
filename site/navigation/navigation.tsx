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
import { headers } from '#site/content/content.ts';
import { type Address, type Arrival, nameEntry, pushAddress, readAddress, whenDialogsLeft } from './address.ts';
import { loadPage } from './page-loader.ts';
import { isPartReady } from './part-ready.ts';
import { withBase } from './paths.ts';
import { findRoute } from './routes.ts';

type Navigation = {
  address: Address;
  navigate: (to: string) => void;
  /** The next page was asked for and has not come yet. */
  isWaiting: boolean;
};

const NavigationContext = createContext<Navigation | undefined>(undefined);
const ParametersContext = createContext<Record<string, string>>({});

/**
 * The address as state. A new one is shown in a transition, so that the page stays until the next one's chunk is there.
 */
export function BrowserNavigation({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState(() => readAddress(import.meta.env.BASE_URL, 'link'));
  const [isWaiting, startTransition] = useTransition();
  const held = useRef<Arrival>(undefined);
  const { pathname } = address;
  const follow = useCallback(
    (arrival: Arrival) => {
      const next = readAddress(import.meta.env.BASE_URL, arrival);
      // React would throw away a page that changes before it took it over, and with it what the visitor typed there.
      const isPageReady = isPartReady('page');
      const isHeld = next.pathname === pathname && !isPageReady;
      held.current = isHeld ? arrival : undefined;
      if (isHeld) return;
      if (isPageReady) return startTransition(() => setAddress(next));
      // A transition would wait for the hydration, and that may wait for ever. React shows a fulfilled promise at once.
      const page = loadPage(findRoute(headers, next.pathname), `${next.key} 0`);
      const show = () => {
        // By now the visitor may have gone back, or to another page that has not come yet.
        const current = readAddress(import.meta.env.BASE_URL, arrival);
        if (current.key === next.key) setAddress(current);
      };
      page.then((value) => {
        void Object.assign(page, { status: 'fulfilled', value });
        show();
      }, show);
    },
    [pathname],
  );
  useEffect(() => {
    const followHistory = () => {
      // A jump within the page comes here, too, but is a new entry.
      const arrival = history.state === null ? 'jump' : 'return';
      nameEntry();
      follow(arrival);
    };
    const followHeld = () => held.current && follow(held.current);
    addEventListener('popstate', followHistory);
    addEventListener('partready', followHeld);
    return () => {
      removeEventListener('popstate', followHistory);
      removeEventListener('partready', followHeld);
    };
  }, [follow]);
  const navigation = useMemo(() => {
    const navigate = (to: string) =>
      whenDialogsLeft(() => {
        pushAddress(withBase(to));
        follow('link');
      });
    return { address, navigate, isWaiting };
  }, [address, isWaiting, follow]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** One address that never changes: for the prerender, and for looking at a component alone. */
export function StaticNavigation({ pathname, children }: { pathname: string; children: ReactNode }) {
  const address = { pathname, hash: '', key: 'first', arrival: 'link' as const };
  return <NavigationContext value={{ address, navigate: () => {}, isWaiting: false }}>{children}</NavigationContext>;
}

/** Gives the page below it the values of its route's `:names`. */
export const RouteParameters = ParametersContext;

export function useAddress(): Address {
  return useNavigation().address;
}

/** Whether the visitor waits for the page they asked for. */
export function useIsWaiting(): boolean {
  return useNavigation().isWaiting;
}

/** Opens a page of this site by its address without the base. */
export function useNavigate(): (to: string) => void {
  return useNavigation().navigate;
}

export function useParameters(): Record<string, string> {
  return useContext(ParametersContext);
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link to a page of this site: a plain link in the HTML, opened without a new document where that is possible. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // A file, or a page of the owner's own in a folder, is none of the site's pages.
    if (!isPlainClick(event) || /\.|.\/$/.test(to)) return;
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

/** Anything else (another tab, a download, a menu) is the browser's to do. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
  return !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey || currentTarget.target);
}

function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('a link or a page stands outside of BrowserNavigation and StaticNavigation');
  return navigation;
}
