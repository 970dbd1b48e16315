/** Where the server says that it is well, below the site's base. */
export const healthPath = '.well-known/health';

/**
 * Why messages and visits cannot be stored. A `broken` database needs a backup, as does a `missing` one; `full` is the disk,
 * which may also be `failing`; `denied` is the permission to write; `busy` ends when another program releases its lock, and
 * `newer` data needs a newer Bonbon.
 */
export type DatabaseProblem = 'broken' | 'missing' | 'full' | 'failing' | 'denied' | 'busy' | 'newer';

/** `build` differs for each build of the site, and says nothing about it. */
export type HealthAnswer = { build: string } & ({ status: 'ok' } | { status: 'no database'; reason: DatabaseProblem });
