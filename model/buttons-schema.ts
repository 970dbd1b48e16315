import * as z from 'zod';
import { line, pageHeader, picture, publicFile, richText, usual } from './content-fields.ts';

const snippet = z
  .string('must be HTML')
  .trim()
  .regex(/^<a\s[^>]*href="https?:\/\/[^"]+"[^>]*>\s*<img\s[^>]*>\s*<\/a>$/is, 'must be one link around one image')
  .meta({
    example:
      '<a href="https://pond.example"><img src="https://pond.example/button.png" width="88" height="31" alt="Pixel Pond"></a>',
  });

export const buttonsSchema = z.strictObject({
  header: pageHeader,
  mine: z.strictObject({
    title: line('My Button'),
    /** Above the code. */
    text: usual(line('Put me on your page! Copy the code and paste it anywhere you like.').optional()),
    /** Left out, it is made from the site's address and the image's. */
    html: snippet.optional(),
    image: publicFile(/\.(png|gif)$/i, '.png or .gif', 'images/buttons/bonbon.png'),
    alt: line('Bonbon', 80),
  }),
  friends: z.strictObject({
    title: line('Friends & Cool Sites'),
    sites: usual(
      z
        .array(
          z.strictObject({
            name: line('Pixel Pond', 60),
            /** What the site is, below its name. */
            about: usual(line('tiny sprites', 60).optional()),
            html: snippet,
            image: picture('images/buttons/pond.png'),
            alt: line('Pixel Pond', 80),
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
        /** Stands beside the text; pixel art of 40 x 40. */
        picture: picture('images/mascot/wink.svg').optional(),
        caption: line('pinned with love', 40).optional(),
      })
      .optional(),
  ),
});
export type Buttons = z.infer<typeof buttonsSchema>;
export type ButtonSite = Buttons['friends']['sites'][number];
