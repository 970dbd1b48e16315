import { StartError } from '#server/start-error.ts';

/** Throws a StartError for a path Vite can't read: it parses what follows # or ? as a URL's hash or query. */
export function requireUsablePath(folder: string): void {
  const [sign] = /[#?]/.exec(folder) ?? [];
  if (!sign) return;
  throw new StartError(
    `The path ${folder} has a ${sign} in it, and no site can be built from there: give the folder of that name another one.`,
  );
}
