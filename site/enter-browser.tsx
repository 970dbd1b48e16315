// The components' own rules must come after these.
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/print.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { BrowserNavigation } from './navigation.tsx';
import { startPrefetching } from './prefetch.ts';

const root = document.getElementById('root') as HTMLElement;
const app = (
  <StrictMode>
    <BrowserNavigation>
      <App />
    </BrowserNavigation>
  </StrictMode>
);

if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
startPrefetching();
