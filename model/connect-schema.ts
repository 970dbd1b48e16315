import * as z from 'zod';
import { asField, line, pageHeader, picture, richText, usual, webAddress } from './content-fields.ts';

export const connectSchema = z.strictObject({
  header: pageHeader,
  socials: usual(
    z
      .strictObject({
        title: line('Socials'),
        links: z.array(
          z.strictObject({
            label: line('GitHub', 40),
            href: webAddress('https://github.com/example').describe('The address of your page there.'),
            slug: z
              .string('must be the name of an icon')
              .regex(/^[a-z0-9_]+$/, 'must be the name of an icon in lowercase letters')
              .meta({ example: 'github', description: "The icon's name on simpleicons.org, or linkedin." }),
            handle: line('@bonbon.example', 60).describe('Your name there.').optional(),
          }),
        ),
      })
      .optional(),
  ),
  letters: z.strictObject({
    title: line('Letters & Snail Mail'),
    text: richText('For work, write a [letter](mailto:bonbon@example.com).'),
    picture: asField(picture('images/mascot/reading.svg'), { showsFigure: 'own' })
      .describe('Beside the text; pixel art of 40 x 40.')
      .optional(),
    caption: line('reading your letter', 40).describe('Below the picture.').optional(),
  }),
  neighbours: usual(
    z
      .strictObject({
        title: line('The Neighbours'),
        text: richText('The [buttons page](/buttons) has more.'),
      })
      .describe('Beside the web buttons of your friends in buttons.yaml. Without that file it is not shown.')
      .optional(),
  ),
});
export type SocialLink = { label: string; href: string; slug: string; handle?: string | undefined };
/** SVG path data for a 24 x 24 view box, and the brand colour, such as #1185fe. */
export type SocialIcon = { path: string; color: string };
export type Connect = z.infer<typeof connectSchema>;
