import type { ReactNode } from 'react';
import { Link } from '#site/navigation/navigation.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { arrowRightIcon } from '#site/ui/icon/icons.ts';
import styles from './more-link.module.css';

/** Below a part of a list: leads to the whole list. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.more} to={to}>
      {children}
      <Icon shape={arrowRightIcon} />
    </Link>
  );
}
