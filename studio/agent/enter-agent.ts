import { startAgent } from './start-agent.ts';

/**
 * The script that the studio adds to each page of the preview. Its element names the only window that the page listens and talks
 * to, and the site's base: `<script type="module" src="…" data-studio="http://localhost:4400" data-base="/">`. In a tab of its own, the
 * page is as it always is.
 */
const { studio, base = '/' } = document.querySelector<HTMLElement>('script[data-studio]')?.dataset ?? {};
if (studio && parent !== window) startAgent({ origin: studio, base });
