import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { httpApi } from './api/http-api.ts';
import { OnlyWindow } from './only-window.tsx';
import { Studio } from './studio.tsx';
import './styles/studio.css';

const root = document.getElementById('studio');
if (root)
  createRoot(root).render(
    <StrictMode>
      <OnlyWindow>
        <Studio api={httpApi} />
      </OnlyWindow>
    </StrictMode>,
  );
