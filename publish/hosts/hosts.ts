import { cloudflare } from './cloudflare.ts';
import { folder } from './folder.ts';
import { githubPages } from './github-pages.ts';
import type { Host, HostName } from './host.ts';
import { nekoweb } from './nekoweb.ts';
import { neocities, neocitiesFree } from './neocities.ts';
import { netlify } from './netlify.ts';
import { server } from './server.ts';

const facts: Record<HostName, Host> = {
  'neocities-free': neocitiesFree,
  neocities,
  nekoweb,
  'github-pages': githubPages,
  cloudflare,
  netlify,
  server,
  folder,
};

export const hostNames = Object.keys(facts) as HostName[];

export const isHostName = (name: string): name is HostName => Object.hasOwn(facts, name);

export const findHost = (name: HostName): Host => facts[name];
