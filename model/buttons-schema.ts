import * as z from 'zod';
import {
  asButton,
  asField,
  type FieldMeta,
  line,
  pageHeader,
  picture,
  publicFile,
  richText,
  usual,
} from './content-fields.ts';

const snippet = z
  .string('must be HTML')
  .trim()
  .regex(/^<a\s[^>]*href="https?:\/\/[^"]+"[^>]*>\s*<img\s[^>]*>\s*<\/a>$/is, 'must be one link around one image')
  .meta({ kind: 'text' } satisfies FieldMeta)
  .meta({
    example:
      '<a href="https://pond.example"><img src="https://pond.example/button.png" width="88" height="31" alt="Pixel Pond"></a>',
  });

export const buttonsSchema = z.strictObject({
  header: pageHeader,
  mine: z.strictObject({
    title: line('My Button'),
    text: usual(
      line('Put me on your page! Copy the code and paste it anywhere you like.').describe('Above the code.').optional(),
    ),
    html: snippet.describe("What visitors copy. Left out, it is made from the site's address.").optional(),
    image: asButton(publicFile(['png', 'gif'], 'images/buttons/bonbon.png')).describe(
      'Your button: exactly 88 x 31 pixels.',
    ),
    alt: line('Bonbon', 80).describe('What the button shows, for those who cannot see it.'),
  }),
  friends: z.strictObject({
    title: line('Friends & Cool Sites'),
    sites: usual(
      z
        .array(
          z.strictObject({
            name: line('Pixel Pond', 60),
            about: usual(line('tiny sprites', 60).describe('What the site is, below its name.').optional()),
            html: snippet.describe('The code that your friend gave you: one link around one image.'),
            image: asButton(picture('images/buttons/pond.png')).describe(
              "The friend's button: exactly 88 x 31 pixels.",
            ),
            alt: line('Pixel Pond', 80).describe('What the button shows, for those who cannot see it.'),
          }),
        )
        .default([]),
    ),
  }),
  about: usual(
    z
      .strictObject({
        title: line('About Web Buttons'),
        text: richText('Buttons are 88x31 pixels.'),
        picture: asField(picture('images/mascot/wink.svg'), { showsFigure: 'own' })
          .describe('Beside the text; pixel art of 40 x 40.')
          .optional(),
        caption: line('pinned with love', 40).describe('Below the picture.').optional(),
      })
      .optional(),
  ),
});
export type Buttons = z.infer<typeof buttonsSchema>;
export type ButtonSite = Buttons['friends']['sites'][number];
