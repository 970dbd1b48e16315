import type { Content } from '#content-reader/sheets.ts';

/** The other hosts that the owner's settings and pictures need; none in the sample. */
export function listHosts({ site, friends }: Pick<Content, 'site' | 'friends'>): {
  connect: string[];
  images: string[];
} {
  const { counter, goatcounterCode } = site.services;
  const pictures = friends.map(({ image }) => image.src).filter((src) => /^https?:/.test(src));
  return {
    connect: counter === 'goatcounter' ? [`https://${goatcounterCode}.goatcounter.com`] : [],
    images: [...new Set(pictures.map((src) => new URL(src).origin))],
  };
}
