import * as z from 'zod';
import { evenIfKeysAreWrong, line, pageHeader, picture, publicFile, richText, text } from './content-fields.ts';
import type { PublicFile } from './picture.ts';

const linkTarget = z
  .string('must be an address')
  .regex(/^(https?:\/\/|mailto:|tel:)[^\s"<>]+$/i, 'must start with https://, mailto: or tel:')
  .meta({ example: 'mailto:bonbon@example.com', description: 'Where it leads: starts with https://, mailto: or tel:' });

/** A year alone is a bare number, which YAML does not read as text. */
const when = z.preprocess(
  (written) => (typeof written === 'number' ? String(written) : written),
  line('2022 to now', 40),
);

const entry = z.strictObject({
  title: line('Software developer', 120),
  when: when.optional(),
  place: line('A large search company', 120).optional(),
  text: text('Wrote the ordering screen and all bun noises.', 1200).optional(),
  points: z.array(line('Kept the test set, labelled by hand.', 300)).max(12, 'must have at most 12 points').default([]),
  link: z.strictObject({ text: line('demo.example/synthwave', 60), to: linkTarget }).optional(),
});

const group = z.strictObject({
  name: line('Languages', 40),
  items: z.array(line('English: fluent', 80)).min(1, 'needs at least one item').max(30, 'must have at most 30 items'),
});

const section = z
  .strictObject({
    title: line('Experience', 50),
    text: text('Careful software, careless little toys.', 1200).optional(),
    entries: z.array(entry).max(20, 'must have at most 20 entries').default([]),
    groups: z.array(group).max(20, 'must have at most 20 groups').default([]),
  })
  .refine(hasContent, {
    error: 'a section needs a text, entries or groups',
    params: { example: 'text: Careful software, careless little toys.' },
    when: evenIfKeysAreWrong,
  });

/** Keys with errors of their own count as present. */
function hasContent(section: { text?: unknown; entries?: unknown; groups?: unknown }): boolean {
  const isFilled = (list: unknown) => list !== undefined && !(Array.isArray(list) && list.length === 0);
  return isFilled(section.text) || isFilled(section.entries) || isFilled(section.groups);
}

/** The resume itself, from which both its PDF and what the page shows of it are made. */
export const resumeSchema = z.strictObject({
  name: line('Bonbon', 50),
  role: line('Software developer, voice of several teapots', 120).optional(),
  portrait: z
    .strictObject({
      image: picture('images/mascot/happy.svg'),
      alt: line('Bonbon, a rabbit in a strawberry hood.'),
    })
    .optional(),
  contact: z
    .array(z.strictObject({ text: line('bonbon@example.com', 48), to: linkTarget.optional() }))
    .max(8, 'must have at most 8 lines')
    .default([]),
  sections: z.array(section).min(1, 'needs at least one section').max(12, 'must have at most 12 sections'),
  note: line('References on request; the kettle will vouch for me.', 200).describe('Small, at the end.').optional(),
});
export type Resume = z.infer<typeof resumeSchema>;
export type ResumeSection = Resume['sections'][number];
export type ResumeEntry = ResumeSection['entries'][number];

export const resumeFileSchema = z.strictObject({
  header: pageHeader,
  previewTitle: line('Resume Preview'),
  about: z.strictObject({
    title: line('About My Resume'),
    text: richText('This resume suits creative, technical and collaborative roles.'),
    contactLabel: line('Write me a letter').describe('The link to write to you, at the e-mail address of site.yaml.'),
  }),
  file: publicFile(['pdf'], 'resume.pdf').describe(
    'Your own PDF, or the name of the one that the site makes from `resume`.',
  ),
  documentTitle: line("Bonbon's resume").describe('Read aloud as the name of the PDF.'),
  resume: resumeSchema.describe('The resume itself. Left out if the PDF is your own.').optional(),
});
/** `file` is undefined if it is outdated and cannot be generated. */
export type ResumeFile = Omit<z.infer<typeof resumeFileSchema>, 'file'> & { file?: PublicFile | undefined };
