/** A picture that a visitor draws on a note: 96 x 64 pixels in eight colours. */
export const drawingWidth = 96;
export const drawingHeight = 64;

/** 3 bits a pixel. */
export const maxDrawingBytes = 2304;
/** The same in base64url, in which a drawing is sent and stored. */
export const maxDrawingLength = 3072;
/** Of the visitor's own words for what it shows, in UTF-16 units. */
export const maxDepictsLength = 200;

/** Both, or neither. The second is what the drawing shows, in the visitor's own words. */
export type Drawn = { drawing?: string | undefined; depicts?: string | undefined };
