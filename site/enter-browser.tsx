// The components' own rules must come after these.
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/print.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { nameEntry, stripBase } from './address.ts';
import { App } from './app.tsx';
import { headers } from './content.ts';
import { BrowserNavigation } from './navigation.tsx';
import { tellPartReady } from './part-ready.ts';
import { startPrefetching } from './prefetch.ts';
import { findRoute } from './routes.ts';

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
