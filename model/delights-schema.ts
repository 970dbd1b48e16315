import * as z from 'zod';
import { asButton, asField, line, picture, publicFile, richText } from './content-fields.ts';
import { decorations, usualDays } from './special-days.ts';

const mood = z.strictObject({
  picture: asField(picture('images/mascot/surprised.svg').optional(), { showsFigure: 'page', isUsual: true }).describe(
    'How it looks then; without it, the figure of the page stays.',
  ),
  bubble: line('boop!', 24).describe('What it says; without it, the speech bubble goes away meanwhile.').optional(),
});
export type Mood = z.infer<typeof mood>;

const hour = (example: string) =>
  z.int('must be a whole hour').min(0, 'must be from 0 to 24').max(24, 'must be from 0 to 24').meta({ example });

const mascot = z.strictObject({
  label: line('Poke Bonbon', 60).describe('Read aloud: what clicking the figure does.'),
  reactions: z
    .array(mood)
    .min(1, 'needs at least one mood')
    .describe('What the figure does when it is clicked, one after another.'),
  hours: z
    .array(
      mood.extend({
        from: hour('22'),
        to: hour('6'),
        sleeps: z
          .boolean('must be true or false')
          .meta({
            example: 'true',
            description: 'Then no sun shines on it: by day, too, the sky is that of the late evening.',
          })
          .optional(),
      }),
    )
    .describe("What it does at certain hours of the visitor's clock; 22 to 6 goes on past midnight.")
    .default([]),
});

const switches = z.strictObject({
  title: line('Little Extras', 40),
  sparkles: line('Sparkles', 40).optional(),
  pageSounds: line('Page-turn sounds', 40).optional(),
  stillNote: line('Your system asks for less motion, so they keep still.')
    .describe('Below the switch of the sparkles, for those whose system asks for less motion.')
    .optional(),
});

const surprise = z.strictObject({
  picture: picture('images/surprise/sock.svg').describe('What hides; small, with a transparent background.'),
  label: line('A striped sock, left foot', 60).describe('Read aloud: what it is.'),
  title: line('You found the sock!', 60),
  text: richText('Please say nothing to the captain.'),
  scene: picture('images/surprise/found.svg').describe('Shown to the one who found it.'),
  alt: line('Bonbon hides a striped sock behind the captain.').describe(
    'What that picture shows, for those who cannot see it.',
  ),
  button: z
    .strictObject({
      image: asButton(publicFile(['png', 'gif'], 'images/buttons/sock.png')),
      alt: line('I found the sock'),
    })
    .describe('A web button to take home, 88 x 31 pixels.'),
});

const isShown = (description: string) =>
  z.boolean('must be true or false').meta({ example: 'false', description }).default(true);

const header = z.strictObject({
  hours: isShown("The light of the visitor's hour: dawn, day, dusk and night. The night theme shows the night anyway."),
  seasons: isShown('Blossom, summer, leaves and snow, month by month.'),
  hemisphere: z
    .enum(['north', 'south'], 'must be north or south')
    .meta({ example: 'south', description: 'Whose seasons they are: yours.' })
    .default('north'),
  weather: isShown('Clouds, wind, rain or mist, by chance from the date, the same all that day.'),
  life: isShown('Lit windows, somebody who walks home, a cat, fireflies, smoke, and what falls.'),
  days: z
    .array(
      z.strictObject({
        day: z
          .string('must be a month and a day, written "04-16"')
          .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a month and a day, written "04-16"')
          .meta({ example: '"04-16"' }),
        shows: z.enum(decorations, `must be one of ${decorations.join(', ')}`).meta({ example: 'balloons' }),
      }),
    )
    .describe(
      'Days of the year with something to see: your birthday, New Year, Halloween. Your list replaces the usual one.',
    )
    .default([...usualDays]),
});
export type HeaderSettings = z.infer<typeof header>;

const moment = z.strictObject({
  wrapped: picture('images/moment/wrapped.svg').describe('A parcel; pixel art of 40 x 26.'),
  unwrapped: picture('images/moment/unwrapped.svg').describe('The same, once it is open.'),
  figure: asField(picture('images/moment/pointing.svg').optional(), { showsFigure: 'page', isUsual: true }).describe(
    'The figure at the top, who points to the left; pixel art of 40 x 40. Without it, the figure of the page stays.',
  ),
  label: line('Unwrap me', 40).describe('On the parcel: what a click does.'),
  labelWithMusic: line('Unwrap me (with music)', 40).describe(
    'The same, as long as the next click anywhere on the page also starts the music.',
  ),
  again: line('What was it again?', 40).describe('On the open parcel.'),
  today: z.strictObject({
    badge: line('Today!', 16).describe("On the day's door."),
    text: line('Today: {door}', 80)
      .refine((text) => text.includes('{door}'), 'must contain {door}, the name of a door')
      .describe('What the figure says; {door} is the name of the door.'),
  }),
  hint: line('Psst: a sock hides on a page with {letter}…', 100)
    .describe("Below it, a hint at the day's surprise; {letter} is the first letter of its page's title.")
    .optional(),
});
export type Moment = z.infer<typeof moment>;

const pet = z.strictObject({
  sprite: asField(picture('images/pet/pet.png'), { showsFigure: 'pose' }).describe(
    'Eleven frames of 32 x 32 pixels in a row: sit, blink, three of a hop, read, two of a nap, petted, wave, point.',
  ),
  label: line('Bonbon sits with you', 40).describe('The switch that wakes it or puts it to bed.'),
});

const part = z.boolean('must be true or false').meta({ example: 'false' });

/** All optional. */
export const delightsSchema = z.strictObject({
  mascot: mascot.describe('How the figure at the top reacts.').optional(),
  switches: switches.describe('Switches below the page; all are off until a visitor turns them on.').optional(),
  header: header.describe('What lives in the scene at the top of every page.').prefault({}),
  moment: moment
    .describe('A parcel at the top of the first page: somebody comes out and points at one door a day.')
    .optional(),
  surprise: surprise.describe('Something that hides at the end of one page a day.').optional(),
  pet: pet.describe('Somebody small, who sits on the window that the visitor is in.').optional(),
  windows: part.describe('Whether visitors can roll up, zoom, put away and move windows.').optional(),
  pageChanges: part.describe('Whether one page wipes over the other when a visitor follows a link.').optional(),
});
export type Delights = z.infer<typeof delightsSchema>;
