import type { ReactNode } from 'react';
import { StaticNavigation, useAddress, useParameters } from './navigation.tsx';

export { Link, NavLink, useNavigate } from './navigation.tsx';
export const useParams = useParameters;
export const useLocation = useAddress;
export function MemoryRouter({ initialEntries = ['/'], children }: { initialEntries?: string[]; children: ReactNode }) {
  return <StaticNavigation pathname={initialEntries[0] ?? '/'}>{children}</StaticNavigation>;
}
