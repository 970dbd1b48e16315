import * as z from 'zod';
import { line, pageHeader, picture, text, usual } from './content-fields.ts';

const empty = 'Nothing is pinned here yet. The tape is ready.';

export const interestsSchema = z.strictObject({
  header: pageHeader,
  items: usual(
    z
      .array(
        z.strictObject({
          id: z.int('must be a whole number'),
          src: picture('images/interests/d20.svg'),
          alt: line('A pink twenty-sided die showing 20.'),
          title: line('Dice', 40),
          notes: text('I own too many.\nThe picture is by @example.'),
        }),
      )
      .default([]),
  ),
  /** In the board's place while there is no tile. */
  emptyText: line(empty).default(empty),
});
export type Interests = z.infer<typeof interestsSchema>;
export type Interest = Interests['items'][number];
