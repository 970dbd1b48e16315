import * as z from 'zod';
import { asField, day, line, pageHeader, pageLink, picture, richText, tone, usual } from './content-fields.ts';

export const hoverSwap = z
  .strictObject({
    first: asField(picture('images/hello/swap-home-1.svg'), { showsFigure: 'pose' }),
    second: asField(picture('images/hello/swap-home-2.svg'), { showsFigure: 'pose' }),
    alt: line('A wrapped sweet; two eyes peek out.').describe('What the pictures show, for those who cannot see them.'),
  })
  .describe('Two pictures: the first turns into the second when somebody points at it or taps it.');

export const homeSchema = z.strictObject({
  /** Its title and subtitle are the site's title and tagline. */
  header: pageHeader.omit({ title: true, subtitle: true }),
  quickIntro: z.strictObject({
    title: line('Quick Intro'),
    text: richText('Hi, welcome in! I am **Bonbon**.'),
    hoverSwap: usual(hoverSwap.optional()),
    peaceSign: usual(
      z
        .strictObject({
          src: asField(picture('images/hello/peace.svg'), { showsFigure: 'pose' }),
          alt: line('A paw making the peace sign.'),
        })
        .describe('A picture that jumps.')
        .optional(),
    ),
  }),
  updatesTitle: usual(line('Updates').default('Updates')),
  friendsTitle: usual(line('My Friends').default('My Friends')),
  currently: usual(
    z
      .strictObject({
        title: line('Currently'),
        since: day('2025-10-27').describe('The day you wrote this, as year-month-day.'),
        items: z.array(z.strictObject({ what: line('Playing', 24), text: line('a farming game, for the third time') })),
      })
      .describe('What you are up to.')
      .optional(),
  ),
  lookAround: usual(
    z
      .strictObject({
        title: line('Have a Look Around'),
        doors: z.array(
          z.strictObject({
            to: pageLink('/projects', 'The page it leads to.'),
            title: line('Things I built'),
            text: line('Two projects and how they grew.'),
            picture: picture('images/interests/console.svg'),
            tone,
          }),
        ),
      })
      .describe('Doors into the rest of the site, on the first page and on the one for unknown addresses.')
      .optional(),
  ),
});
export type Home = z.infer<typeof homeSchema>;
export type CurrentlyBox = NonNullable<Home['currently']>;
export type Door = NonNullable<Home['lookAround']>['doors'][number];
