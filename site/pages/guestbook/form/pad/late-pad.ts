// A single chunk for all that comes when somebody wants to draw.
import { OpenDesk } from './open-desk.tsx';
import { add, fill, open } from './pad-draft.ts';

export const padParts = { OpenDesk, add, fill, open };
