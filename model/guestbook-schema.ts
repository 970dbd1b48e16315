import * as z from 'zod';
import { line, pageHeader, richText, usual } from './content-fields.ts';

const closed = 'The guestbook is having a little nap. What everyone wrote is here to read; come back soon and sign it!';
const approval = 'I read every message before it shows up here, so yours may take a little while.';

export const guestbookPageSchema = z.strictObject({
  header: pageHeader,
  signInTitle: line('Sign In'),
  rules: usual(
    z
      .strictObject({ title: line('House Rules', 40), text: richText('- Be kind.\n- Wipe your paws.') })
      .describe('In a strip below the form.')
      .optional(),
  ),
  messagesTitle: line('Messages'),
  emptyText: line('Be the first to sign the guestbook!').describe('Shown until somebody has signed.'),
  closedText: line(closed, 300).describe("In the form's place while the book is closed.").default(closed),
  approvalText: line(approval, 300)
    .describe('Beside the button while every message waits for you (approvesFirst in site.yaml).')
    .default(approval),
  notes: z
    .boolean()
    .describe('Whether visitors choose a sticker and a paper. If not, all notes are plain.')
    .default(true),
  footer: usual(
    richText('Do you have a site? [Trade buttons with me](/buttons).').describe('Below the messages.').optional(),
  ),
});
export type GuestbookPage = z.infer<typeof guestbookPageSchema>;
