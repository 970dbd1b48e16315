import * as z from 'zod';
import { line, pageHeader, richText, usual } from './content-fields.ts';
import { hoverSwap } from './home-schema.ts';

export const aboutMeSchema = z.strictObject({
  header: pageHeader,
  whoAmI: z.strictObject({
    title: line('Who Am I?'),
    text: richText('I am **Bonbon**, a rabbit in a strawberry hood.').describe('About you.'),
    hoverSwap: usual(hoverSwap.optional()),
    caption: usual(line('hover to peek', 40).describe('Below the pictures.').optional()),
  }),
  mediaInterests: usual(
    z
      .strictObject({
        title: line('Media Interests'),
        note: line('A star marks the ones I never shut up about.').optional(),
        categories: z.array(
          z.strictObject({
            name: line('Games', 40),
            titles: z
              .array(
                z.strictObject({
                  title: line('A game', 80),
                  isHighlighted: z.boolean().describe('true puts a star on the title.').default(false),
                }),
              )
              .min(1, 'needs at least one title'),
          }),
        ),
      })
      .describe('A table of what you love.')
      .optional(),
  ),
});
type AboutMe = z.infer<typeof aboutMeSchema>;
export type MediaInterests = NonNullable<AboutMe['mediaInterests']>;
