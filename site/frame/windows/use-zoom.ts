import { useLayoutEffect, useState } from 'react';
import { useAddress } from '#site/navigation/navigation.tsx';
import type { PageWindow } from './find-windows.ts';
import { roomToZoom, zoomWindow } from './zoom.ts';

/** The window that is shown over the page. Escape, a narrow screen and another page end it. */
export function useZoom() {
  const { key } = useAddress();
  const [zoom, setZoom] = useState<{ window: PageWindow; key: string }>();
  const zoomed = zoom?.key === key ? zoom.window : undefined;

  useLayoutEffect(() => {
    if (!zoomed) return;
    const endZoom = zoomWindow(zoomed.element);
    const end = () => setZoom(undefined);
    const endOnEscape = (event: KeyboardEvent) => {
      const isCovered = document.querySelector('dialog:modal, [popover="auto"]:popover-open');
      if (event.key !== 'Escape' || event.defaultPrevented || isCovered) return;
      // One Escape closes one thing.
      event.preventDefault();
      end();
    };
    const room = matchMedia(roomToZoom);
    document.addEventListener('keydown', endOnEscape);
    room.addEventListener('change', end);
    return () => {
      document.removeEventListener('keydown', endOnEscape);
      room.removeEventListener('change', end);
      endZoom();
      // Only if the focus was lost: another page sets it itself, and a window that is put away has no button to focus.
      if (zoomed.element.isConnected && document.activeElement === document.body) {
        zoomed.slot.querySelector<HTMLElement>('[data-action="zoom"]')?.focus({ preventScroll: true });
      }
    };
  }, [zoomed]);

  return {
    zoomed,
    zoom: (window: PageWindow) => setZoom({ window, key }),
    unzoom: () => setZoom(undefined),
  };
}
