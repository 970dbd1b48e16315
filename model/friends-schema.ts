import * as z from 'zod';
import { asField, line, picture, refusePicture, webAddress } from './content-fields.ts';
import type { Picture } from './picture.ts';

/** The size of a picture from another site is unknown; it is shown at the widget's size. */
const friendPicture = z
  .union(
    [
      webAddress('https://friend.example/me.png').transform(
        (src): Picture => ({ src, width: 72, height: 72, isPixelArt: true }),
      ),
      picture('images/friends/cat.svg'),
    ],
    { error: refusePicture('must be a picture in images/friends, or the web address of one') },
  )
  .meta({ example: 'cat.svg', description: 'A picture from images/friends, or the web address of one.' });

export const friendsSchema = z.array(
  z.strictObject({
    name: asField(line('Mochi', 40), { isPerson: true }),
    url: z
      .union(
        [z.literal(''), z.literal('#'), webAddress('https://mochi.example', "must be a web address, '#' or empty")],
        "must be a web address, '#' or empty",
      )
      .meta({ example: 'https://mochi.example', description: "Where the friend's site is; '#' while there is none." }),
    image: friendPicture,
  }),
);
export type Friend = z.infer<typeof friendsSchema>[number];
