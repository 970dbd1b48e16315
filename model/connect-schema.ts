import * as z from 'zod';
import { line, pageHeader, picture, richText, usual, webAddress } from './content-fields.ts';

export const connectSchema = z.strictObject({
  header: pageHeader,
  socials: usual(
    z
      .strictObject({
        title: line('Socials'),
        links: z.array(
          z.strictObject({
            label: line('GitHub', 40),
            href: webAddress('https://github.com/example'),
            /** The icon's name on simpleicons.org, or linkedin. */
            slug: z
              .string('must be the name of an icon')
              .regex(/^[a-z0-9_]+$/, 'must be the name of an icon in small letters')
              .meta({ example: 'github' }),
            handle: line('@bonbon.example', 60).optional(),
          }),
        ),
      })
      .optional(),
  ),
  letters: z.strictObject({
    title: line('Letters & Snail Mail'),
    text: richText('For work, write a [letter](mailto:bonbon@example.com).'),
    /** Stands beside the text; pixel art of 40 x 40. */
    picture: picture('images/mascot/reading.svg').optional(),
    caption: line('reading your letter', 40).optional(),
  }),
  /** Above a strip of web buttons, the owner's and the friends' of buttons.yaml; without that file it is not shown. */
  neighbours: usual(
    z
      .strictObject({
        title: line('The Neighbours'),
        text: richText('The [buttons page](/buttons) has more.'),
      })
      .optional(),
  ),
});
export type SocialLink = { label: string; href: string; slug: string; handle?: string | undefined };
/** Path data in a square of 24 units, and the colour it is known by, such as #1185fe. */
export type SocialIcon = { path: string; color: string };
export type Connect = z.infer<typeof connectSchema>;
