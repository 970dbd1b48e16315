import { fileURLToPath } from 'node:url';

/** Bonbon's own root, with `site/`, `starter/` and `package.json`. The compiled files, like this one, are one level below. */
export const engineFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
