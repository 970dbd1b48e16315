import * as z from 'zod';
import { evenIfKeysAreWrong, webAddress } from './content-fields.ts';
import { drawingRules, type GuestbookRules, ruleSettings } from './guestbook-rules.ts';

/** The services for messages and visits. */
export const services = z
  .strictObject({
    guestbook: z.enum(['built-in', 'supabase', 'none'], "must be 'built-in', 'supabase' or 'none'").meta({
      example: 'built-in',
      description: "Who keeps the messages: this site's own server, a Supabase project, or nobody.",
    }),
    counter: z.enum(['built-in', 'goatcounter', 'none'], "must be 'built-in', 'goatcounter' or 'none'").meta({
      example: 'built-in',
      description: "Who counts the visits: this site's own server, GoatCounter, or nobody.",
    }),
    serverAddress: webAddress('https://bonbon.example/')
      .describe("The address of the site's own server, if the pages are hosted elsewhere.")
      .transform((address) => address.replace(/\/?$/, '/'))
      .optional(),
    supabaseAddress: webAddress('https://abcdefghijkl.supabase.co')
      .describe("The Supabase project's address.")
      .optional(),
    supabaseKey: z
      .string()
      .regex(
        /^(sb_publishable_[\w-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+)$/,
        "must be the project's publishable or anonymous key",
      )
      .meta({
        example: 'sb_publishable_AbCdEfGh',
        description: "The project's anonymous or publishable key, which every visitor's browser sees.",
      })
      .optional(),
    goatcounterCode: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be the code of the GoatCounter site')
      .meta({ example: 'bonbon', description: 'The part of its address before .goatcounter.com.' })
      .optional(),
  })
  .refine(({ counter, goatcounterCode }) => counter !== 'goatcounter' || goatcounterCode !== undefined, {
    error: 'is required when counter is goatcounter',
    path: ['goatcounterCode'],
    params: { example: 'goatcounterCode: bonbon' },
    when: evenIfKeysAreWrong,
  })
  .refine(({ guestbook, supabaseAddress }) => guestbook !== 'supabase' || supabaseAddress !== undefined, {
    error: 'is required when guestbook is supabase',
    path: ['supabaseAddress'],
    params: { example: 'supabaseAddress: https://abcdefghijkl.supabase.co' },
    when: evenIfKeysAreWrong,
  })
  .refine(({ guestbook, supabaseKey }) => guestbook !== 'supabase' || supabaseKey !== undefined, {
    error: 'is required when guestbook is supabase',
    path: ['supabaseKey'],
    params: { example: 'supabaseKey: sb_publishable_AbCdEfGh' },
    when: evenIfKeysAreWrong,
  });

const count = (example: number, description: string) =>
  z
    .int('must be a whole number')
    .nonnegative('must be zero or more')
    .max(100_000, 'must be at most 100000')
    .meta({ example: String(example), description })
    .default(example);

function writeSettingSchema({ defaultValue, description }: (typeof ruleSettings)[keyof GuestbookRules]) {
  if (typeof defaultValue === 'number') return count(defaultValue, description);
  if (typeof defaultValue === 'boolean') {
    return z.boolean('must be true or false').describe(description).default(defaultValue);
  }
  return z
    .enum(drawingRules, `must be one of ${drawingRules.join(', ')}`)
    .meta({ example: defaultValue, description })
    .default(defaultValue);
}

const settingSchemas = Object.fromEntries(
  Object.entries(ruleSettings).map(([rule, setting]) => [rule, writeSettingSchema(setting)]),
) as unknown as { [Rule in keyof GuestbookRules]: z.ZodDefault<z.ZodType<GuestbookRules[Rule]>> };

/** The guestbook's spam rules; defaults are in `ruleSettings`. */
export const guestbookRules = z.strictObject(settingSchemas).prefault({});
