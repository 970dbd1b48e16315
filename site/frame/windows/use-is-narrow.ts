import { useMedia } from '#site/ui/use-media.ts';

/** Whether the menu is a popover above the bar, instead of a rail beside the page. */
export const useIsNarrow = () => useMedia('(width < 980px)');
