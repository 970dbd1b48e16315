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
  featuredTitle: line('Featured Projects'),
  /** In the cards' place while there is no project. */
  emptyText: line(empty).default(empty),
  /** What is being made, and how far it is. */
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
              .meta({ example: '70' }),
          }),
        ),
      })
      .optional(),
  ),
});
export type ProjectsPage = z.infer<typeof projectsPageSchema>;
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
      error: 'a section has either items or content',
      params: { example: 'content: Three drafts went into the bin.' },
      when: evenIfKeysAreWrong,
    }),
]);

/** One file `projects/<id>/project.yaml`; the folder's name is the id in the address. */
export const projectSchema = z.strictObject({
  /** Projects are listed from the lowest number up. */
  order: z.int('must be a whole number'),
  title: line('Synthwave Visualizer', 80),
  subtitle: line('Web toy', 40).optional(),
  description: text('What it is and why it exists.'),
  image: picture('./visualizer.png'),
  alt: line('A spectrum of lights along a neon grid.'),
  sharePicture: sharePicture('./share.png').optional(),
  link: z
    .union([z.literal(''), webAddress('https://demo.example/', 'must be a web address, or empty')])
    .meta({ example: 'https://demo.example/' })
    .optional(),
  developmentProcess: z.array(processBlock).optional(),
});
export type ProjectFile = z.infer<typeof projectSchema>;
export type Project = ProjectFile & { id: string };
export type ProcessBlock = z.infer<typeof processBlock>;
