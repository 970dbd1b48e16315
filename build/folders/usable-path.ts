import { StartError } from '#server/start-error.ts';

/** Throws a StartError for a folder that Vite cannot read: it takes the rest of such a path for a part of an address. */
export function requireUsablePath(folder: string): void {
  const [sign] = /[#?]/.exec(folder) ?? [];
  if (!sign) return;
  throw new StartError(
    `The path ${folder} has a ${sign} in it, and no site can be built from there: give the folder of that name another one.`,
  );
}
