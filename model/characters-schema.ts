import * as z from 'zod';
import { identifier, line, pageHeader, picture, sharePicture, text, tone, usual } from './content-fields.ts';

const empty = 'Nobody has moved in yet. The beds are made.';

export const galleryPageSchema = z.strictObject({
  header: pageHeader,
  listTitle: line('My Characters'),
  intro: text('Mainly little guys representing me and close friends.'),
  /** Above a character's gallery. */
  galleryNote: line('Any gallery items featuring the character are included, regardless of world setting.'),
  /** In the cards' place while there is no character. */
  emptyText: line(empty).default(empty),
});
export type GalleryPage = z.infer<typeof galleryPageSchema>;

/** One file `characters/<id>/character.yaml`; the folder's name is the id in the address. */
export const characterSchema = z.strictObject({
  order: z.int('must be a whole number'),
  name: line('Captain Thistle', 60),
  tone,
  /** The picture of the gallery card. */
  portrait: picture('./portrait.svg'),
  mainImage: picture('./main.png'),
  /** Says what portrait and main image show. */
  alt: line('A gnome with an enormous green hat.'),
  sharePicture: sharePicture('./share.png').optional(),
  /** An age may be a bare number, which YAML does not read as text. */
  age: z.preprocess((age) => (typeof age === 'number' ? String(age) : age), line('about 200', 40)),
  species: line('Gnome', 60),
  occupation: line('Hunter of lost things', 80),
  personality: line('Gruff outside, marshmallow inside', 120),
  backstory: text('Where the character comes from.'),
  funFacts: usual(z.array(line('Cannot whistle.', 300)).default([])),
  /** A single full stop stands for none. */
  details: usual(text("Made for a one-shot that never ended, or '.' for none").default('.')),
  images: usual(
    z
      .array(
        z.strictObject({
          id: identifier('adventure'),
          src: picture('./adventure.svg'),
          /** Shown as the picture's title, too. */
          alt: line('Captain Thistle on a giant hare'),
          description: text('Art by Bonbon\nThe hare is called Gerald.'),
        }),
      )
      .default([]),
  ),
});
export type CharacterFile = z.infer<typeof characterSchema>;
export type Character = CharacterFile & { id: string };
export type GalleryImage = Character['images'][number];
