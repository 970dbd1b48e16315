import * as z from 'zod';
import {
  asField,
  type FieldMeta,
  identifier,
  line,
  pageHeader,
  picture,
  sharePicture,
  text,
  tone,
  usual,
} from './content-fields.ts';

const empty = 'Nobody has moved in yet. The beds are made.';

export const galleryPageSchema = z.strictObject({
  header: pageHeader,
  listTitle: line('My Characters'),
  intro: text('Mainly little guys representing me and close friends.').describe('Above the cards.'),
  galleryNote: line('Any gallery items featuring the character are included, regardless of world setting.').describe(
    "Above a character's gallery.",
  ),
  emptyText: line(empty).describe("In the cards' place while there is no character.").default(empty),
});

/** One file `characters/<id>/character.yaml`; the folder's name is the id in the address. */
export const characterSchema = z.strictObject({
  order: z.int('must be a whole number').describe('The lowest number comes first.'),
  name: asField(line('Captain Thistle', 60), { isName: true, isPerson: true }),
  tone,
  portrait: picture('./portrait.svg').describe('The picture on the card in the gallery.'),
  mainImage: picture('./main.png').describe("The large picture on the character's own page."),
  alt: line('A gnome with an enormous green hat.').describe(
    'What portrait and main image show, for those who cannot see them.',
  ),
  sharePicture: sharePicture('./share.png')
    .describe("What a chat shows of a link to the character. Without it, the site's.")
    .optional(),
  /** An age may be a bare number, which YAML does not read as text. */
  age: z.preprocess((age) => (typeof age === 'number' ? String(age) : age), line('about 200', 40)),
  species: line('Gnome', 60),
  occupation: line('Hunter of lost things', 80),
  personality: line('Gruff outside, marshmallow inside', 120),
  tags: z
    .array(line('Winter story', 40))
    .describe('Words to find the character by, such as the stories it is in.')
    .default([]),
  backstory: text('Where the character comes from.'),
  funFacts: usual(z.array(line('Cannot whistle.', 300)).default([])),
  details: usual(
    text("Made for a one-shot that never ended, or '.' for none")
      .describe("One more line about the character, or '.' for none.")
      .meta({ none: '.' } satisfies FieldMeta)
      .default('.'),
  ),
  images: usual(
    z
      .array(
        z.strictObject({
          id: identifier('adventure').describe('A name in lowercase letters that no other picture has.'),
          src: picture('./adventure.svg'),
          alt: line('Captain Thistle on a giant hare').describe(
            "What the picture shows; it is the picture's title, too.",
          ),
          description: asField(text('Art by Bonbon\nThe hare is called Gerald.'), { isOftenSame: true }).describe(
            'The first line says who made the picture; then follows what you like.',
          ),
        }),
      )
      .default([]),
  ),
});
type CharacterFile = z.infer<typeof characterSchema>;
export type Character = CharacterFile & { id: string };
export type GalleryImage = Character['images'][number];
