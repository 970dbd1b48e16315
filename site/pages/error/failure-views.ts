import { notFound } from '#site/content/content.ts';

// One chunk of all that is shown when a page fails, fetched as soon as a page has loaded: later there may be no network.
export { ErrorPage } from './error-page.tsx';
export { StuckNotice } from './stuck-notice.tsx';

/** The document shows a picture that it has once more without asking for it. */
export const keptPicture = new Image();
keptPicture.src = notFound.errorMascot.src;
