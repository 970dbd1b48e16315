/** How the owner defends the guestbook. Without limits of its own a value is a whole number from 0. */
export type GuestbookRules = {
  /** Every entry waits until the owner approves it. */
  approvesFirst: boolean;
  /** Addresses in a message; one with more waits for the owner. Without the facts of the form none goes unread. */
  maxLinks: number;
  /** A form that was filled in faster is a robot's, and waits for the owner. */
  minFillSeconds: number;
  /** How long the same long message, once more, waits for the owner. */
  repeatHours: number;
  /** Entries of one sender in 60 minutes; more are answered with 429. A household has three times as many. */
  senderPerHour: number;
  /** Entries of all senders together in 60 minutes; more are held for the owner. */
  allPerHour: number;
};

export const defaultRules: GuestbookRules = {
  approvesFirst: false,
  maxLinks: 2,
  minFillSeconds: 3,
  repeatHours: 24,
  senderPerHour: 10,
  allPerHour: 200,
};
