import { site } from 'virtual:content';

/** Whether messages have hearts. */
export const takesHearts = site.guestbookRules.hearts !== false;
