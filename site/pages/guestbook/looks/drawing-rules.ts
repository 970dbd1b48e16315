import { site } from 'virtual:content';

const { services, guestbookRules } = site;

/** The site's own server has each drawing and button as a picture; the policy of the page allows none of another. */
export const servesPictures = services.guestbook === 'built-in' && services.serverAddress === undefined;

/** Whether visitors draw, and whether what they draw waits for the owner. */
export const takesDrawings = guestbookRules.drawings !== 'off';
export const holdsDrawings = services.guestbook !== 'none' && guestbookRules.drawings === undefined;
