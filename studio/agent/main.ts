import { startAgent } from './start-agent.ts';

/**
 * The script that the studio adds to each page of the preview. Its element names the only window that the page listens and talks
 * to. In a tab of its own, the page is as it always is.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-studio]');
const origin = script?.dataset.studio;
// The script stands at the top of the site, which may be in a folder.
const base = new URL(script?.src ?? '/', location.href).pathname.replace(/@.*$/, '');
if (origin && parent !== window) startAgent({ origin, base });
