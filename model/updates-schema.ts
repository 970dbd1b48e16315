import * as z from 'zod';
import { day, line, pageLink } from './content-fields.ts';

export const updatesSchema = z.array(
  z.strictObject({
    date: day('2025-10-27'),
    text: line('V1.0 finished', 300),
    to: pageLink(
      '/projects',
      'The page it is about: its door on the first page then tells that there is news.',
    ).optional(),
  }),
);
export type Update = z.infer<typeof updatesSchema>[number];
/** With its id on the page. */
export type NamedUpdate = Update & { id: string };
