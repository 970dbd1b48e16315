/**
 * The spam rules: each reason to hold an entry, with its wording in notices to the owner. If several apply,
 * the first is stored. `server/guestbook/spam/hold-reasons.ts` and the SQL in `supabase/migrations/` check them.
 */
export const spamRules = {
  /** The form's invisible field has text in it. */
  honeypot: 'the hidden field was filled in',
  /** The form was filled in within less than `minFillSeconds`. */
  'too-fast': 'filled in too fast',
  /** More than `maxLinks` links, or any link in an entry that did not come through the form. */
  links: 'too many links',
  'blocked-word': 'a blocked word',
  /** By name or by website. */
  'blocked-sender': 'a blocked sender',
  /** The same long message within `repeatHours`. */
  repeat: 'the same message by somebody else',
  /** More than `allPerHour` from everybody, or too many from one neighbourhood of the internet. */
  flood: 'too many messages at once',
  /** As long as `drawings` is 'wait'. */
  drawing: 'it has a drawing',
};
export type HoldReason = keyof typeof spamRules;
export const holdReasons = Object.keys(spamRules) as HoldReason[];

/** What becomes of a message with a drawing; 'off': it is not taken. */
export const drawingRules = ['wait', 'show', 'off'] as const;
export type DrawingRule = (typeof drawingRules)[number];

type Setting = {
  /** Numbers are whole, from 0. A text is one of `drawingRules`. */
  defaultValue: number | boolean | DrawingRule;
  /** What editors show beside the key in site.yaml. */
  description: string;
  /** What `bonbon guestbook settings` shows. */
  label: string;
};

/** The owner's settings: the keys of `guestbookRules` in site.yaml. */
export const ruleSettings = {
  /** Every entry waits until the owner approves it. */
  approvesFirst: {
    defaultValue: false as boolean,
    description: 'true: every message waits until you approve it.',
    label: 'every entry waits for approval',
  },
  maxLinks: {
    defaultValue: 2 as number,
    description: 'A message with more links than this waits.',
    label: 'links that a message can have without waiting',
  },
  minFillSeconds: {
    defaultValue: 3 as number,
    description: 'A message whose form was filled in faster than this many seconds waits: robots are fast.',
    label: 'seconds that filling in the form must take',
  },
  repeatHours: {
    defaultValue: 24 as number,
    description: 'The same message again within this many hours waits.',
    label: 'hours in which a repeated message waits',
  },
  /** Within 60 minutes; more are refused with 429. A household has three times as many. */
  senderPerHour: {
    defaultValue: 10 as number,
    description: 'The most messages that one sender can send in an hour.',
    label: 'entries from one sender in an hour',
  },
  /** Within 60 minutes. */
  allPerHour: {
    defaultValue: 200 as number,
    description: 'Above this many messages an hour from all senders together, a message waits.',
    label: 'entries from all senders in an hour',
  },
  drawings: {
    defaultValue: 'wait' as DrawingRule,
    description:
      'A message with a drawing waits until you approve it (wait), or is shown at once (show). off: nobody draws.',
    label: 'what becomes of a message with a drawing: wait, show, off',
  },
  privateMessages: {
    defaultValue: true as boolean,
    description: 'true: visitors can write a message that nobody but you can read.',
    label: 'visitors can write to the owner alone',
  },
  hearts: {
    defaultValue: true as boolean,
    description: 'true: visitors can give hearts to messages.',
    label: 'visitors can give hearts to messages',
  },
  /** From its arrival; 0 switches it off. */
  mendHours: {
    defaultValue: 24 as number,
    description: 'For how many hours visitors can change or take back what they wrote; 0 switches it off.',
    label: 'hours in which authors can change or take back an entry',
  },
} satisfies Record<string, Setting>;

export type GuestbookRules = { [Rule in keyof typeof ruleSettings]: (typeof ruleSettings)[Rule]['defaultValue'] };

export const ruleNames = Object.keys(ruleSettings) as (keyof GuestbookRules)[];

export const defaultRules = Object.fromEntries(
  ruleNames.map((rule) => [rule, ruleSettings[rule].defaultValue]),
) as GuestbookRules;

/** The column of a setting in a Supabase project: `max_links`. */
export const settingColumn = (rule: string): string => rule.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
