/** Where the server says that it is well, below the site's base. */
export const healthPath = '.well-known/health';

/** `build` differs for each build of the site, and says nothing about it. */
export type HealthAnswer = { status: 'ok' | 'no database'; build: string };
