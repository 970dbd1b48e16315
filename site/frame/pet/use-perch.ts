import { useEffect, useState } from 'react';
import { isHydrated } from '#site/navigation/hydration.ts';
import { useAddress } from '#site/navigation/navigation.tsx';
import { choosePerch } from './choose-perch.ts';

/** After the last scroll event. */
const settleMs = 200;

/**
 * The bar to sit on. It follows the pointer and the focus from window to window, and the visitor from page to page. React
 * would discard the HTML of a page that a pet sits in before it is hydrated.
 */
export function usePerch(): HTMLElement | null {
  const { key } = useAddress();
  const [perch, setPerch] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other windows.
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return;
    let wanted: Element | null | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const choose = () => {
      timer = undefined;
      if (!isHydrated('page')) return;
      setPerch((current) => choosePerch(main, wanted, current?.isConnected ? current : null));
    };
    const chooseLater = () => {
      clearTimeout(timer);
      timer = setTimeout(choose, settleMs);
    };
    const follow = ({ target }: Event) => {
      const window = target instanceof Element ? target.closest('main [data-window]') : null;
      if (!window || window === wanted) return;
      wanted = window;
      chooseLater();
    };
    const observer = new ResizeObserver(chooseLater);
    observer.observe(main);
    main.addEventListener('pointerover', follow);
    main.addEventListener('focusin', follow);
    main.addEventListener('pointerup', chooseLater);
    addEventListener('scroll', chooseLater, { passive: true });
    addEventListener('resize', chooseLater);
    addEventListener('hydrated', chooseLater);
    chooseLater();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      main.removeEventListener('pointerover', follow);
      main.removeEventListener('focusin', follow);
      main.removeEventListener('pointerup', chooseLater);
      removeEventListener('scroll', chooseLater);
      removeEventListener('resize', chooseLater);
      removeEventListener('hydrated', chooseLater);
    };
  }, [key]);
  return perch;
}
