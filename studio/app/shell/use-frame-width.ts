import { useState } from 'react';
import type { FrameWidth } from '#studio/app/preview/fit-frame.ts';
import type { View } from './navigation.ts';

/** Words take the room of the page, and the board needs all of it: on a narrow one the tiles stand in rows. */
function neededWidth(at: View['at']): FrameWidth | undefined {
  if (at === 'words' && innerWidth >= 980) return 'phone';
  if (at === 'board') return innerWidth >= 760 ? 'full' : 'tablet';
  return undefined;
}

/** How wide the page is shown: as the owner chose, or as the panel needs it, until another width is chosen there. */
export function useFrameWidth(at: View['at']): [FrameWidth, (width: FrameWidth) => void] {
  const [chosen, setChosen] = useState<FrameWidth>('full');
  const [chosenAt, setChosenAt] = useState<View['at']>();
  if (chosenAt !== undefined && chosenAt !== at) setChosenAt(undefined);
  const width = (chosenAt === at ? undefined : neededWidth(at)) ?? chosen;
  return [
    width,
    (next) => {
      setChosen(next);
      setChosenAt(at);
    },
  ];
}
