import * as z from 'zod';
import { line, pageHeader, richText, usual } from './content-fields.ts';

const closed = 'The guestbook is having a little nap. What everyone wrote is here to read; come back soon and sign it!';
const approval = 'I read every message before it shows up here, so yours may take a little while.';

export const guestbookPageSchema = z.strictObject({
  header: pageHeader,
  signInTitle: line('Sign In'),
  /** Beside the form. */
  rules: usual(
    z.strictObject({ title: line('House Rules', 40), text: richText('- Be kind.\n- Wipe your paws.') }).optional(),
  ),
  messagesTitle: line('Messages'),
  emptyText: line('Be the first to sign the guestbook!'),
  /** In the form's place while the book is closed. */
  closedText: line(closed, 300).default(closed),
  /** Beside the button when the owner reads every message first. */
  approvalText: line(approval, 300).default(approval),
  /** Below the messages. */
  footer: usual(richText('Do you have a site? [Trade buttons with me](/buttons).').optional()),
});
export type GuestbookPage = z.infer<typeof guestbookPageSchema>;
