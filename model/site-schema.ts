import * as z from 'zod';
import {
  asField,
  day,
  email,
  evenIfKeysAreWrong,
  line,
  pageLink,
  picture,
  sharePicture,
  tone,
  usual,
  webAddress,
} from './content-fields.ts';
import { musicSettings } from './music-schema.ts';
import { publishSettings } from './publish-schema.ts';
import { guestbookRules, services } from './services-schema.ts';

const navigationLink = z.strictObject({
  label: line('Home', 60).describe('What the link says.'),
  to: pageLink('/aboutme', 'The page it leads to.'),
  icon: usual(picture('images/nav/home.svg').describe('A small picture; pixel art of 12 x 12.').optional()),
});

const siteFields = z.strictObject({
  title: asField(line('Bonbon', 60), { isName: true }).describe(
    "The site's name: in the bar at the top, in the browser's tab, and in big letters on the first page.",
  ),
  ownerName: asField(line('Bonbon', 60), { shownOn: 'guestbookPage', isName: true, isPerson: true }).describe(
    'Who you are: beside your replies in the guestbook, and in the feeds.',
  ),
  tagline: line('Everything I do should be here i think.', 120).describe('The line below the title on the first page.'),
  description: line('The homepage of Bonbon.', 200).describe(
    'The site in a sentence or two, for search engines and link previews.',
  ),
  email: email('bonbon@example.com').describe('Where visitors write to you. Everybody can read it.'),
  address: webAddress('https://bonbon.example/')
    .describe(
      'Where the site is on the web: link previews, the feeds, the sitemap and the code of your web button need it.',
    )
    .transform((address) => address.replace(/\/?$/, '/')),
  base: z
    .string()
    .regex(/^\/([\w.~-]+\/)*$/, 'must start and end with a slash')
    .meta({
      example: '/bonbon/',
      description: 'The folder that the site is in. Left out, it is taken from the address.',
    })
    .optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a language code')
    .meta({ example: 'en', description: 'The language you write in, as a code such as en, de or pt-BR.' }),
  version: z
    .strictObject({
      name: line('V1.0', 20).describe('What you call this version of the site.'),
      released: day('2025-10-12').describe('The day it was released, as year-month-day.'),
    })
    .describe('Shown below your web button.'),
  navigation: z
    .array(
      z.strictObject({
        title: line('Personal', 40).describe('The name of this part of the menu.'),
        tone,
        links: z.array(navigationLink).min(1, 'needs at least one link'),
      }),
    )
    .min(1, 'needs at least one section')
    .describe('The menu.'),
  ticker: usual(
    z
      .array(line('Welcome to my corner of the web!', 100))
      .describe('The lines that run through the little screen at the top.')
      .default([]),
  ),
  icons: z.strictObject({
    svg: picture('images/icons/favicon.svg').describe("In the browser's tab; square."),
    touch: usual(
      asField(picture('images/icons/touch-180.png'), { endings: ['png'], exactSize: { width: 180, height: 180 } })
        .describe('On the home screen of a phone, 180 x 180; left out, it is made from svg.')
        .optional(),
    ),
  }),
  sharePicture: usual(
    sharePicture('images/share/share.png')
      .describe('What a chat shows of a link to a page that has no picture of its own; best at 1200 x 630.')
      .optional(),
  ),
  grabMyButton: usual(line('grab my button', 40).describe('Below your web button.').default('grab my button')),
  webring: z
    .strictObject({
      name: line('The Sweet Ring', 40),
      previous: webAddress('https://ring.example/previous'),
      random: webAddress('https://ring.example/random'),
      next: webAddress('https://ring.example/next'),
    })
    .describe('The links of a webring that you are in.')
    .optional(),
  visitorCounter: usual(
    z
      .strictObject({
        title: line('Total Unique Visitors'),
        fallbackCount: z.int('must be a whole number').nonnegative('must be zero or more').meta({
          example: '157',
          description: 'Shown if the counter cannot be reached and this browser has never seen the number.',
        }),
        caption: line('Stats collected from GoatCounter!').describe(
          "Below the number, unless this site's own server counts.",
        ),
        builtInCaption: line('Counted by this site, no cookies')
          .describe("Instead of the caption, if this site's own server counts.")
          .default('Counted by this site, no cookies'),
      })
      .describe('The box that counts visitors. Left out, it is not shown.')
      .optional(),
  ),
  music: musicSettings,
  services,
  guestbookRules,
  publish: publishSettings.optional(),
});
const folderOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname.replace(/\/?$/, '/') : '/');

export const siteSchema = siteFields.refine(({ address, base }) => base === undefined || base === folderOf(address), {
  error: "must be the folder in the site's address",
  path: ['base'],
  params: { example: 'address: https://example.com/bonbon/  and  base: /bonbon/' },
  when: evenIfKeysAreWrong,
});
export type SiteFile = z.infer<typeof siteSchema>;
export type Site = SiteFile & { base: string };
