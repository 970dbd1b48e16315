import { isbot } from 'isbot';

/** Why a request for `/count` is ignored, or undefined: a bot, or a browser that prefetches a page. */
export function findIgnoreReason(header: (name: string) => string | undefined): string | undefined {
  const userAgent = header('user-agent') ?? '';
  if (userAgent === '' || isbot(userAgent)) return 'ignored: a program, not a browser';
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => header(name) ?? '');
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose)))
    return 'ignored: the page is only prefetched';
  return undefined;
}
