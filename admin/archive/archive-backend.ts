import { type Backend, chooseBackend } from '#admin/guestbook/stores/backend.ts';
import type { SiteServices } from '#admin/guestbook/stores/site-services.ts';

/**
 * Where the messages of a site are, or go to; without a common guestbook that is the data folder, where earlier ones may be.
 * Throws a `ToolError` if site.yaml does not say.
 */
export const archiveBackend = (site: SiteServices, dataFolder: string): Backend =>
  site.services.guestbook === 'none' ? { kind: 'built-in', dataFolder } : chooseBackend(site, dataFolder);
