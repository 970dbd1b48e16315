import * as z from 'zod';
import { line, pageHeader, publicFile, richText } from './content-fields.ts';

export const resumeSchema = z.strictObject({
  header: pageHeader,
  previewTitle: line('Resume Preview'),
  about: z.strictObject({
    title: line('About My Resume'),
    text: richText('This resume suits creative, technical and collaborative roles.'),
    contactLabel: line('Write me a letter'),
  }),
  file: publicFile(/\.pdf$/i, '.pdf', 'resume.pdf'),
  /** Read aloud as the name of the embedded document. */
  documentTitle: line("Bonbon's resume"),
});
export type Resume = z.infer<typeof resumeSchema>;
