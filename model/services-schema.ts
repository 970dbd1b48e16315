import * as z from 'zod';
import { evenIfKeysAreWrong, webAddress } from './content-fields.ts';
import { defaultRules } from './guestbook-rules.ts';

/** Who keeps the messages and who counts the visits. */
export const services = z
  .strictObject({
    guestbook: z
      .enum(['built-in', 'supabase', 'none'], "must be 'built-in', 'supabase' or 'none'")
      .meta({ example: 'built-in' }),
    counter: z
      .enum(['built-in', 'goatcounter', 'none'], "must be 'built-in', 'goatcounter' or 'none'")
      .meta({ example: 'built-in' }),
    /** Where the site's own server is, when the pages lie elsewhere. */
    serverAddress: webAddress('https://bonbon.example/')
      .transform((address) => address.replace(/\/?$/, '/'))
      .optional(),
    supabaseAddress: webAddress('https://abcdefghijkl.supabase.co').optional(),
    /** The anonymous or publishable key, which every visitor's browser sees. */
    supabaseKey: z
      .string()
      .regex(
        /^(sb_publishable_[\w-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+)$/,
        "must be the project's publishable or anonymous key",
      )
      .meta({ example: 'sb_publishable_AbCdEfGh' })
      .optional(),
    /** The part of the address before .goatcounter.com. */
    goatcounterCode: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be the code of the GoatCounter site')
      .meta({ example: 'bonbon' })
      .optional(),
  })
  .refine(({ counter, goatcounterCode }) => counter !== 'goatcounter' || goatcounterCode !== undefined, {
    error: 'is missing: counter is goatcounter',
    path: ['goatcounterCode'],
    params: { example: 'goatcounterCode: bonbon' },
    when: evenIfKeysAreWrong,
  })
  .refine(({ guestbook, supabaseAddress }) => guestbook !== 'supabase' || supabaseAddress !== undefined, {
    error: 'is missing: guestbook is supabase',
    path: ['supabaseAddress'],
    params: { example: 'supabaseAddress: https://abcdefghijkl.supabase.co' },
    when: evenIfKeysAreWrong,
  })
  .refine(({ guestbook, supabaseKey }) => guestbook !== 'supabase' || supabaseKey !== undefined, {
    error: 'is missing: guestbook is supabase',
    path: ['supabaseKey'],
    params: { example: 'supabaseKey: sb_publishable_AbCdEfGh' },
    when: evenIfKeysAreWrong,
  });
export type Services = z.infer<typeof services>;

const count = (example: number) =>
  z
    .int('must be a whole number')
    .nonnegative('must be zero or more')
    .max(100_000, 'must be at most 100000')
    .meta({ example: String(example) })
    .default(example);

/** How the guestbook is defended; what is left out is as `defaultRules` says. */
export const guestbookRules = z
  .strictObject({
    approvesFirst: z.boolean('must be true or false').default(defaultRules.approvesFirst),
    maxLinks: count(defaultRules.maxLinks),
    minFillSeconds: count(defaultRules.minFillSeconds),
    repeatHours: count(defaultRules.repeatHours),
    senderPerHour: count(defaultRules.senderPerHour),
    allPerHour: count(defaultRules.allPerHour),
  })
  .prefault({});
