/** Where a command is typed: a clone of Bonbon, a site that was made from it, or a fork with a site in it. */
export type Where = 'clone' | 'site' | 'fork';
