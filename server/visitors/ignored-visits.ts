import { isbot } from 'isbot';

/**
 * Why a request for `/count` is not a visitor's, or nothing: a program, or a browser that fetches a page before, and
 * perhaps without, showing it.
 */
export function findIgnoreReason(header: (name: string) => string | undefined): string | undefined {
  const userAgent = header('user-agent') ?? '';
  if (userAgent === '' || isbot(userAgent)) return 'ignored: a program, not a browser';
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => header(name) ?? '');
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose)))
    return 'ignored: nobody sees the page yet';
  return undefined;
}
