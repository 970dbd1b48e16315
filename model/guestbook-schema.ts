import * as z from 'zod';
import { line, pageHeader, richText } from './content-fields.ts';

export const guestbookPageSchema = z.strictObject({
  header: pageHeader,
  signInTitle: line('Sign In'),
  messagesTitle: line('Messages'),
  emptyText: line('Be the first to sign the guestbook!'),
  /** Below the messages. */
  footer: richText('Do you have a site? [Trade buttons with me](/buttons).'),
});
export type GuestbookPage = z.infer<typeof guestbookPageSchema>;
