import * as z from 'zod';
import { day, evenIfKeysAreWrong, line, picture, sharePicture, tone, usual, webAddress } from './content-fields.ts';
import { musicSettings } from './music-schema.ts';
import { guestbookRules, services } from './services-schema.ts';

const navigationLink = z.strictObject({
  label: line('Home', 60),
  to: z
    .string('must be an address on this site')
    .startsWith('/', 'must be an address on this site')
    .meta({ example: '/aboutme' }),
  icon: usual(picture('images/nav/home.svg').optional()),
});

const siteFields = z.strictObject({
  title: line('Bonbon', 60),
  ownerName: line('Bonbon', 60),
  tagline: line('Everything I do should be here i think.', 120),
  description: line('The homepage of Bonbon.', 200),
  email: z.email('must be an e-mail address').meta({ example: 'bonbon@example.com' }),
  /** Where the site is on the web: for link previews, the sitemap and the button's snippet. */
  address: webAddress('https://bonbon.example/').transform((address) => address.replace(/\/?$/, '/')),
  /** The folder that the site lives in; left out, it is the address's. */
  base: z
    .string()
    .regex(/^\/([\w.~-]+\/)*$/, 'must start and end with a slash')
    .meta({ example: '/bonbon/' })
    .optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a language code')
    .meta({ example: 'en' }),
  version: z.strictObject({ name: line('V1.0', 20), released: day('2025-10-12') }),
  navigation: z
    .array(
      z.strictObject({
        title: line('Personal', 40),
        tone,
        links: z.array(navigationLink).min(1, 'needs at least one link'),
      }),
    )
    .min(1, 'needs at least one section'),
  ticker: usual(z.array(line('Welcome to my corner of the web!', 100)).default([])),
  icons: z.strictObject({
    svg: picture('images/icons/favicon.svg'),
    touch: usual(picture('images/icons/touch-180.png').optional()),
  }),
  /** Of every page that has none of its own. */
  sharePicture: usual(sharePicture('images/share/share.png').optional()),
  /** Below the owner's web button. */
  grabMyButton: usual(line('grab my button', 40).default('grab my button')),
  webring: z
    .strictObject({
      name: line('The Sweet Ring', 40),
      previous: webAddress('https://ring.example/previous'),
      random: webAddress('https://ring.example/random'),
      next: webAddress('https://ring.example/next'),
    })
    .optional(),
  /** Left out, the box is not shown. */
  visitorCounter: usual(
    z
      .strictObject({
        title: line('Total Unique Visitors'),
        /** Shown before this browser has ever heard a count and the call fails. */
        fallbackCount: z.int('must be a whole number').nonnegative('must be zero or more').meta({ example: '157' }),
        caption: line('Stats collected from GoatCounter!'),
        /** Instead of the caption, where this site's own server counts. */
        builtInCaption: line('Counted by this site, no cookies').default('Counted by this site, no cookies'),
      })
      .optional(),
  ),
  music: musicSettings,
  services,
  guestbookRules,
});
const folderOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname.replace(/\/?$/, '/') : '/');

export const siteSchema = siteFields.refine(({ address, base }) => base === undefined || base === folderOf(address), {
  error: "is not the folder in the site's address",
  path: ['base'],
  params: { example: 'address: https://example.com/bonbon/  and  base: /bonbon/' },
  when: evenIfKeysAreWrong,
});
export type SiteFile = z.infer<typeof siteSchema>;
export type Site = SiteFile & { base: string };
