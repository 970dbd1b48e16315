import { StartError } from '#server/start-error.ts';

/** Throws a StartError for a path Vite can't read: it parses what follows # or ? as a URL's hash or query. */
export function requireUsablePath(folder: string): void {
  const [sign] = /[#?]/.exec(folder) ?? [];
  if (!sign) return;
  throw new StartError(
    `The path ${folder} contains a ${sign}, so no site can be built there. Rename the folder that has the ${sign} in its name.`,
  );
}
