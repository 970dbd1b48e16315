import { fileURLToPath } from 'node:url';

/** Where Bonbon itself lies: `site/`, `starter/`, `package.json`. The compiled files lie one level below it, as this one does. */
export const engineFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
