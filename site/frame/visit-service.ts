import { site } from 'virtual:content';
import { locateCounter } from '#model/visitors.ts';
import { withBase } from '#site/navigation/paths.ts';

/** The service that counts this site's visits; undefined in development, where there is no server and no visitor. */
export const visitService = import.meta.env.DEV ? undefined : locateCounter(site.services, withBase('/'));
