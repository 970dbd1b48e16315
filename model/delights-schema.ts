import * as z from 'zod';
import { line, picture, publicFile, richText } from './content-fields.ts';

const mood = z.strictObject({
  picture: picture('images/mascot/surprised.svg'),
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
    .array(mood.extend({ from: hour('22'), to: hour('6') }))
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
      image: publicFile(/\.(png|gif)$/i, '.png or .gif', 'images/buttons/sock.png'),
      alt: line('I found the sock'),
    })
    .describe('A web button to take home, 88 x 31 pixels.'),
});

/** All optional. */
export const delightsSchema = z.strictObject({
  mascot: mascot.describe('How the figure at the top reacts.').optional(),
  switches: switches.describe('Switches below the page; all are off until a visitor turns them on.').optional(),
  surprise: surprise.describe('Something that hides at the end of one page a day.').optional(),
});
export type Delights = z.infer<typeof delightsSchema>;
