import './floor.css';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FloorPage } from './floor-page.ts';

hydrateRoot(document.getElementById('root') as HTMLElement, createElement(FloorPage));
