import type { Content } from '#model/content-schema.ts';
import { countScriptPolicy } from '#model/visitors.ts';

/** The other origins that the owner's settings and pictures need; none in the sample. */
export function listHosts({ site, friends }: Pick<Content, 'site' | 'friends'>): {
  scripts: string[];
  connect: string[];
  images: string[];
  media: string[];
} {
  const { guestbook, counter, goatcounterCode, serverAddress, supabaseAddress } = site.services;
  const counterHost = `https://${goatcounterCode}.goatcounter.com`;
  const countsElsewhere = counter === 'goatcounter';
  const usesOwnServer = guestbook === 'built-in' || counter === 'built-in';
  const pictures = friends.map(({ image }) => image.src).filter((src) => /^https?:/.test(src));
  const originsOf = (addresses: (string | false | undefined)[]) => [
    ...new Set(addresses.filter((address) => typeof address === 'string').map((address) => new URL(address).origin)),
  ];
  return {
    scripts: originsOf([countsElsewhere && 'https://gc.zgo.at']),
    connect: originsOf([
      countsElsewhere && counterHost,
      usesOwnServer && serverAddress,
      guestbook === 'supabase' && supabaseAddress,
      // The player asks there why a song fails.
      site.music.address,
    ]),
    // GoatCounter's script falls back to an image where sendBeacon fails.
    images: originsOf([...pictures, countsElsewhere && counterHost, counter === 'built-in' && serverAddress]),
    media: originsOf([site.music.address]),
  };
}

/** The Trusted Types policies the site needs: that of the counting script, where visits are counted. */
export function listTrustedTypes({ site }: Pick<Content, 'site'>): string[] {
  return site.services.counter === 'none' ? [] : [countScriptPolicy];
}
