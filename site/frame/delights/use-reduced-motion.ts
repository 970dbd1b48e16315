import { useMedia } from '#site/ui/use-media.ts';

/** Whether the visitor's system asks for less motion. */
export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)');
