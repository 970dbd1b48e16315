import { rm } from 'node:fs/promises';

/** Best effort: what can't be removed, such as another user's files, must not fail the build. */
export const remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
