// The components' own rules must come after these.
import '#site/styles/tokens.css';
import '#site/styles/fonts.css';
import '#site/styles/base.css';
import '#site/styles/print.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { headers } from '#site/content/content.ts';
import { nameEntry, stripBase } from '#site/navigation/address.ts';
import { BrowserNavigation } from '#site/navigation/navigation.tsx';
import { tellPartReady } from '#site/navigation/part-ready.ts';
import { startPrefetching } from '#site/navigation/prefetch.ts';
import { findRoute } from '#site/navigation/routes.ts';
import { App } from './app.tsx';

nameEntry();
const root = document.getElementById('root') as HTMLElement;
const app = (
  <StrictMode>
    <BrowserNavigation>
      <App />
    </BrowserNavigation>
  </StrictMode>
);

// A host that knows only one 404.html sends it for an unknown project, too, whose own words then take its place.
if (root.dataset.page === findRoute(headers, stripBase(location.pathname, import.meta.env.BASE_URL)).module) {
  hydrateRoot(root, app);
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}
tellPartReady('events');
startPrefetching();
