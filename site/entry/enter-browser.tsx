// The components' own rules must come after these.
import '#site/styles/tokens.css';
import '#site/styles/fonts.css';
import '#site/styles/base.css';
import '#site/styles/print.css';
import { headers } from 'virtual:content';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ensureEntryKey, stripBase } from '#site/navigation/address.ts';
import { markHydrated } from '#site/navigation/hydration.ts';
import { BrowserNavigation } from '#site/navigation/navigation.tsx';
import { keepEmbeddedData } from '#site/navigation/page-data.ts';
import { findRoute } from '#site/navigation/routes.ts';
import { App } from './app.tsx';

ensureEntryKey();
const root = document.getElementById('root') as HTMLElement;
const app = (
  <StrictMode>
    <BrowserNavigation>
      <App />
    </BrowserNavigation>
  </StrictMode>
);

const pathname = stripBase(location.pathname, import.meta.env.BASE_URL);
// A host with a single 404.html also sends it for an unknown project, which has its own 404 page.
if (root.dataset.page === findRoute(headers, pathname).module) {
  keepEmbeddedData(pathname);
  hydrateRoot(root, app);
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}
markHydrated('events');
