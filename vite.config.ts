import { createSiteConfig } from '#build/site-config.ts';

export default createSiteConfig();
