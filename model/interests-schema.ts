import * as z from 'zod';
import { line, pageHeader, picture, text, usual } from './content-fields.ts';

/** A tile's place, in thousandths of the way that it can go. */
const part = z.int('must be a whole number').min(0, 'must be at least 0').max(1000, 'must be at most 1000');

const empty = 'Nothing is pinned here yet. The tape is ready.';

export const interestsSchema = z.strictObject({
  header: pageHeader,
  items: usual(
    z
      .array(
        z.strictObject({
          id: z.int('must be a whole number').describe('A number that no other tile has.'),
          src: picture('images/interests/d20.svg').describe('A square picture; pixel art of 50 x 50.'),
          alt: line('A pink twenty-sided die showing 20.').describe('What it shows, for those who cannot see it.'),
          title: line('Dice', 40),
          notes: text('I own too many.\nThe picture is by @example.').describe(
            'What opens with the tile. If somebody else made the picture, say so here.',
          ),
          reaction: picture('images/interests/cat-blink.svg')
            .optional()
            .describe('A second picture of the same size, which the tile shows now and then: the cat blinks.'),
          rhythm: z
            .enum(['blink', 'steady'])
            .optional()
            .describe(
              'blink: the second picture for a moment every four seconds. steady: both in turn, as steam rises.',
            ),
          place: z
            .tuple([part, part])
            .optional()
            .describe(
              'Where it lies with places: mine. 0 is at the left and at the top, 1000 at the right and at the bottom.',
            ),
        }),
      )
      .default([]),
  ),
  places: z
    .enum(['random', 'mine'])
    .describe(
      'random: a new jumble for everybody, different each visit. mine: each tile begins at its place, and visitors can still drag it.',
    )
    .default('random'),
  pairs: z
    .array(
      z.strictObject({
        tiles: z
          .tuple([z.int('must be a whole number'), z.int('must be a whole number')])
          .describe('The ids of two tiles.'),
        says: line('Ah. Tea time?', 60),
      }),
    )
    .describe('What two tiles say when somebody puts one on the other.')
    .default([]),
  tools: z.boolean().describe('Whether "Keep my desk", "Shuffle" and "Tidy up" stand above the board.').default(true),
  emptyText: line(empty).describe("In the board's place while there is no tile.").default(empty),
});
export type Interests = z.infer<typeof interestsSchema>;
export type Interest = Interests['items'][number];
