import type { Source } from '#studio/protocol/preview.ts';
import type { ValueIndex } from './match/value-index.ts';
import type { StudioWindow } from './studio-window.ts';

type Origin = {
  file: string;
  /** Of a script that the owner wrote, which is served as it is; those of the site are translated, and their lines are others. */
  line?: number;
};

/** Of a stack, the first file of the site; packages and Vite's own modules only carry an error on. */
export function findOrigin(stack: string, origin: string, base: string): Origin | undefined {
  for (const [address] of stack.matchAll(/https?:\/\/[^\s)]+/g)) {
    const [place = '', line] = /(?::(\d+))?(?::\d+)?$/.exec(address) ?? [];
    const url = URL.parse(address.slice(0, address.length - place.length));
    if (url?.origin !== origin || !url.pathname.startsWith(base)) continue;
    const file = decodeURIComponent(url.pathname.slice(base.length)).replace(/^@fs\//, '/');
    if (/node_modules|^@|(^|\/)agent\.js$/.test(file)) continue;
    const isAsWritten = /\.m?js$/.test(file) && !/^(site|model)\/|^\//.test(file);
    return { file, ...(isAsWritten && line !== undefined && { line: Number(line) }) };
  }
  return undefined;
}

const quoted = /"([^"]+)"|'([^']+)'|“([^”]+)”|‘([^’]+)’|`([^`]+)`|(https?:\/\/[^\s'")]+)/g;

/**
 * The value that the sentence of an error quotes: `Invalid URL: 'htps://pond'`. Undefined if it quotes none, or if several are the
 * same, unless one alone is on the page that is shown.
 */
export function findQuoted(sentence: string, index: Pick<ValueIndex, 'findText'>, pageFile: string | undefined) {
  for (const [, ...parts] of sentence.matchAll(quoted)) {
    const text = parts.find((part) => part !== undefined) ?? '';
    const found = index.findText(text).filter(({ value }) => value.text === text);
    const onPage = found.filter(({ value }) => value.source.file === pageFile);
    const [only, another] = onPage.length > 0 ? onPage : found;
    if (only && !another) return only.value.source;
  }
  return undefined;
}

type Options = {
  base: string;
  /** Of the page, as `ready` tells it. */
  readAddress: () => string;
  findSource: (sentence: string) => Source | undefined;
};

/**
 * What a script of the page could not do; mistakes in the owner's words come from the studio itself. What React has caught, and shows an
 * error page for, is only in the console.
 */
export function tellFailures(studio: StudioWindow, { base, readAddress, findSource }: Options): void {
  const tell = (reason: unknown) => {
    const sentence = reason instanceof Error ? reason.message : String(reason);
    // Words that were changed while a page was on its way are newer in its scripts: React takes those.
    if (!sentence || /^ResizeObserver loop|^Hydration failed|while hydrating/.test(sentence)) return;
    const origin = reason instanceof Error ? findOrigin(reason.stack ?? '', location.origin, base) : undefined;
    const source = findSource(sentence);
    studio.post({
      ...{ type: 'failed', address: readAddress(), sentence },
      ...(origin && { where: origin.file }),
      ...(origin?.line !== undefined && { line: origin.line }),
      ...(source && { source }),
    });
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
