import type { StudioWindow } from './studio-window.ts';

/** Of a stack, the first file of the site; packages and Vite's own modules only carry an error on. */
export function findOrigin(stack: string, origin: string, base: string): string | undefined {
  for (const [address] of stack.matchAll(/https?:\/\/[^\s)]+/g)) {
    const url = URL.parse(address.replace(/(:\d+){1,2}$/, ''));
    if (url?.origin !== origin || !url.pathname.startsWith(base)) continue;
    const path = decodeURIComponent(url.pathname.slice(base.length)).replace(/^@fs\//, '/');
    if (!/node_modules|^@|(^|\/)agent\.js$/.test(path)) return path;
  }
  return undefined;
}

type Options = { base: string /** Of the page, as `ready` tells it. */; readAddress: () => string };

/**
 * What a script of the page could not do; mistakes in the owner's words come from the studio itself. What React has caught, and shows an
 * error page for, is only in the console.
 */
export function tellFailures(studio: StudioWindow, { base, readAddress }: Options): void {
  const tell = (reason: unknown) => {
    const sentence = reason instanceof Error ? reason.message : String(reason);
    if (!sentence || /^ResizeObserver loop/.test(sentence)) return;
    const where = reason instanceof Error ? findOrigin(reason.stack ?? '', location.origin, base) : undefined;
    studio.post({ type: 'failed', address: readAddress(), sentence, ...(where !== undefined && { where }) });
  };
  addEventListener('error', ({ error, message }) => tell(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  const log = console.error;
  console.error = (...said: unknown[]) => {
    log(...said);
    const caught = said.find((one) => one instanceof Error);
    if (caught) tell(caught);
  };
}
