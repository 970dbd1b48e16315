import * as z from 'zod';
import { day, line, pageHeader, picture, richText, tone } from './content-fields.ts';

export const hoverSwap = z.strictObject({
  first: picture('images/hello/swap-home-1.svg'),
  second: picture('images/hello/swap-home-2.svg'),
  alt: line('A wrapped sweet; two eyes peek out.'),
});
export type HoverSwap = z.infer<typeof hoverSwap>;

export const homeSchema = z.strictObject({
  /** Its title and subtitle are the site's title and tagline. */
  header: pageHeader.omit({ title: true, subtitle: true }),
  quickIntro: z.strictObject({
    title: line('Quick Intro'),
    text: richText('Hi, welcome in! I am **Bonbon**.'),
    hoverSwap,
    peaceSign: z.strictObject({ src: picture('images/hello/peace.svg'), alt: line('A paw making the peace sign.') }),
  }),
  updatesTitle: line('Updates'),
  friendsTitle: line('My Friends'),
  currently: z.strictObject({
    title: line('Currently'),
    since: day('2025-10-27'),
    items: z
      .array(z.strictObject({ what: line('Playing', 24), text: line('a farming game, for the third time') }))
      .min(1, 'needs at least one line'),
  }),
  /** Doors into the rest of the site, below the updates. */
  lookAround: z.strictObject({
    title: line('Have a Look Around'),
    doors: z.array(
      z.strictObject({
        to: z
          .string('must be an address on this site')
          .startsWith('/', 'must be an address on this site')
          .meta({ example: '/projects' }),
        title: line('Things I built'),
        text: line('Two projects and how they grew.'),
        picture: picture('images/interests/console.svg'),
        tone,
      }),
    ),
  }),
});
export type Home = z.infer<typeof homeSchema>;
