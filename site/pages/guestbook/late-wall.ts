// A single chunk for all that the guestbook's page adds after the load event; see use-late-book.ts.
import { AudienceChoice } from './form/audience-choice.tsx';
import { ClosedBook } from './form/closed-book.tsx';
import { DrawingDesk } from './form/pad/drawing-desk.tsx';
import { addWithDrawing, fillPad, preparePad } from './form/pad/pad-slot.ts';
import { Preview } from './looks/preview.tsx';
import { BookList } from './messages/book-list.tsx';
import { prepareTools } from './messages/book-tools.ts';
import { LateCelebration, prepareCelebration } from './thanks/late-celebration.tsx';

export const wallParts = {
  AudienceChoice,
  BookList,
  Celebration: LateCelebration,
  ClosedBook,
  DrawingDesk,
  Preview,
  addWithDrawing: (...sent: Parameters<typeof addWithDrawing>) => {
    prepareCelebration();
    return addWithDrawing(...sent);
  },
  fillPad,
  preparePad,
  prepareTools,
};
