import type { PublishOffer } from '#studio/protocol/publish.ts';

/** The places that fit most owners, and those that one looks for by a name of one's own. */
const groups = [
  { name: 'most', hosts: ['neocities-free', 'netlify', 'github-pages', 'folder'] },
  { name: 'more', hosts: ['nekoweb', 'neocities', 'cloudflare'] },
  { name: 'own', hosts: ['server', 'ssh', 'sftp', 'ftps'] },
] as const;

export type HostGroup = { name: (typeof groups)[number]['name']; offers: PublishOffer[] };

/** In the order in which an owner looks at them; a place that is in no group is one of `more`. */
export function groupOffers(offers: readonly PublishOffer[]): HostGroup[] {
  const named = new Set<string>(groups.flatMap(({ hosts }) => hosts));
  return groups
    .map(({ name, hosts }) => ({
      name,
      offers: [
        ...hosts.flatMap((host) => offers.find((offer) => offer.host === host) ?? []),
        ...(name === 'more' ? offers.filter(({ host }) => !named.has(host)) : []),
      ],
    }))
    .filter((group) => group.offers.length > 0);
}
