import { notFound } from 'virtual:content';

// One chunk with everything that is shown when a page fails. It is prefetched: later the network may be down.
export { ErrorPage } from './error-page.tsx';
export { StuckNotice } from './stuck-notice.tsx';

/** Preloaded: a document reuses a decoded image without a request. */
export const keptPicture = new Image();
keptPicture.src = notFound.errorMascot.src;
