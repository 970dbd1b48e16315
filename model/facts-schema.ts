import * as z from 'zod';
import { line, usual } from './content-fields.ts';

export const factsSchema = z.strictObject({
  title: line('Random Facts'),
  initialText: line('Click below to get a random fact about me').describe('Shown until somebody clicks the button.'),
  buttonLabel: line('Generate a fact!', 40),
  facts: z.array(line('I have never seen snow.', 200)).min(2, 'needs at least two facts'),
  spam: usual(
    z
      .array(line('That button has feelings, you know.', 200))
      .describe('What the box says to somebody who cannot stop clicking.')
      .default([]),
  ),
});
export type Facts = z.infer<typeof factsSchema>;
