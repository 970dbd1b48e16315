import * as z from 'zod';
import {
  evenIfKeysAreWrong,
  line,
  pageHeader,
  picture,
  sharePicture,
  text,
  usual,
  webAddress,
} from './content-fields.ts';

const empty = 'The workbench is still empty. It smells of fresh glue, though.';

export const projectsPageSchema = z.strictObject({
  header: pageHeader,
  featuredTitle: line('Featured Projects').describe('Above the cards.'),
  emptyText: line(empty).describe("In the cards' place while there is no project.").default(empty),
  workbench: usual(
    z
      .strictObject({
        title: line('On the Workbench'),
        items: z.array(
          z.strictObject({
            name: line('A teapot', 60),
            text: line('Eighty-eight triangles, and the spout took most of them.', 160).optional(),
            percent: z
              .int('must be a whole number')
              .min(0, 'must be from 0 to 100')
              .max(100, 'must be from 0 to 100')
              .meta({ example: '70', description: 'How far it is, from 0 to 100.' }),
          }),
        ),
      })
      .describe('What you are making.')
      .optional(),
  ),
});
type ProjectsPage = z.infer<typeof projectsPageSchema>;
export type WorkbenchBox = NonNullable<ProjectsPage['workbench']>;

const processBlock = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), content: text('It began on a rainy Sunday.') }),
  z
    .strictObject({
      type: z.literal('section'),
      title: line('What changed'),
      items: z.array(text('Faster start')).min(1, 'needs at least one item').optional(),
      content: text('Three drafts went into the bin.').optional(),
    })
    .refine((block) => (block.items === undefined) !== (block.content === undefined), {
      error: 'a section must have either items or content, not both',
      params: { example: 'content: Three drafts went into the bin.' },
      when: evenIfKeysAreWrong,
    }),
]);

/** One file `projects/<id>/project.yaml`; the folder's name is the id in the address. */
export const projectSchema = z.strictObject({
  order: z.int('must be a whole number').describe('The lowest number comes first.'),
  title: line('Synthwave Visualizer', 80),
  subtitle: line('Web toy', 40).describe('A word or two in a small pill.').optional(),
  description: text('What it is and why it exists.'),
  image: picture('./visualizer.png').describe('A picture in the same folder.'),
  alt: line('A spectrum of lights along a neon grid.').describe('What it shows, for those who cannot see it.'),
  sharePicture: sharePicture('./share.png')
    .describe("What a chat shows of a link to the project. Without it, the site's.")
    .optional(),
  link: z
    .union([z.literal(''), webAddress('https://demo.example/', 'must be a web address, or empty')])
    .meta({ example: 'https://demo.example/', description: 'Where people can visit it.' })
    .optional(),
  developmentProcess: z
    .array(processBlock)
    .describe('How it came to be: paragraphs and sections. A section has either items or content.')
    .optional(),
});
type ProjectFile = z.infer<typeof projectSchema>;
export type Project = ProjectFile & { id: string };
export type ProcessBlock = z.infer<typeof processBlock>;
