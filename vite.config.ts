import { createSiteConfig } from './scripts/build/site-config.ts';

export default createSiteConfig();
