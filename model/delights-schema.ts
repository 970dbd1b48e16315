import * as z from 'zod';
import { line, picture, publicFile, richText } from './content-fields.ts';

const mood = z.strictObject({
  picture: picture('images/mascot/surprised.svg'),
  /** What it says; without it, the speech bubble goes away meanwhile. */
  bubble: line('boop!', 24).optional(),
});
export type Mood = z.infer<typeof mood>;

const hour = (example: string) =>
  z.int('must be a whole hour').min(0, 'must be 0 to 24').max(24, 'must be 0 to 24').meta({ example });

const mascot = z.strictObject({
  /** Read aloud: what pressing it does. */
  label: line('Poke Bonbon', 60),
  reactions: z.array(mood).min(1, 'needs at least one mood'),
  hours: z.array(mood.extend({ from: hour('22'), to: hour('6') })).default([]),
});

const switches = z.strictObject({
  title: line('Little Extras', 40),
  sparkles: line('Sparkles', 40).optional(),
  pageSounds: line('Page-turn sounds', 40).optional(),
  /** Below the switch of the sparkles, for those whose system asks for less motion. */
  stillNote: line('Your system asks for less motion, so they keep still.').optional(),
});

const surprise = z.strictObject({
  /** What hides; small, with a see-through ground. */
  picture: picture('images/surprise/sock.svg'),
  label: line('A striped sock, left foot', 60),
  title: line('You found the sock!', 60),
  text: richText('Please say nothing to the captain.'),
  scene: picture('images/surprise/found.svg'),
  alt: line('Bonbon hides a striped sock behind the captain.'),
  /** A web button to take home. */
  button: z.strictObject({
    image: publicFile(/\.(png|gif)$/i, '.png or .gif', 'images/buttons/sock.png'),
    alt: line('I found the sock'),
  }),
});

/** Each of them may be left out; the site is whole without. */
export const delightsSchema = z.strictObject({
  mascot: mascot.optional(),
  switches: switches.optional(),
  surprise: surprise.optional(),
});
export type Delights = z.infer<typeof delightsSchema>;
