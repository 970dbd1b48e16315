import { type RefObject, useLayoutEffect, useState } from 'react';

/** How much of it there is beside or below the page's title: for the parcel and the speech, for the parcel, or for nothing. */
export type Room = 'wide' | 'large' | 'small' | 'none';

/** In CSS pixels: the mascot with its edge, the parcel at three and at two pixels an art pixel, a speech. */
const needs = { mascot: 192, smallMascot: 100, large: 132, small: 88, speech: 250, largeHeight: 112, smallHeight: 90 };

/** What fits into the place that the header's words leave: at any width and text size, nothing is covered. */
function findRoom(width: number, height: number): Room {
  const largeWidth = width - needs.mascot;
  if (height >= needs.largeHeight && largeWidth >= needs.large) {
    return largeWidth >= needs.large + needs.speech ? 'wide' : 'large';
  }
  return height >= needs.smallHeight && width - needs.smallMascot >= needs.small ? 'small' : 'none';
}

/** The room around a button in the header's place. While its speech is open, the place may be as high as the speech needs. */
export function useRoom(button: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>('none');
  useLayoutEffect(() => {
    const moment = button.current?.parentElement;
    const place = moment?.parentElement;
    if (!place) return;
    const measure = () => {
      const scene = (place.parentElement ?? place).getBoundingClientRect();
      const middle = Math.round(scene.left + scene.width / 2 - place.getBoundingClientRect().left);
      moment.style.setProperty('--center', `${middle}px`);
      if (button.current?.ariaExpanded !== 'true') setRoom(findRoom(place.clientWidth, place.clientHeight));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [button]);
  return room;
}
