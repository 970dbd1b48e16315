import { type ImportPlan, planImport } from '#admin/guestbook/exchange/import-plan.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import { type GuestbookRules, ruleNames } from '#model/guestbook-rules.ts';
import { addMissingButtons } from '#server/guestbook/buttons/button-store.ts';
import type { Database } from '#server/storage/database.ts';
import { addMissingVisits } from '#server/visitors/store.ts';
import type { Archive } from './read-archive.ts';

export type ArchiveTarget = {
  /** Undefined: the messages stay in the file. */
  store: OwnerStore | undefined;
  /** Of the data folder. */
  database: Database | undefined;
  /** The rules of site.yaml; a Supabase project has its own. */
  siteRules: GuestbookRules;
};

export type Added = {
  /** Undefined if the file has no guestbook, or there was none to add it to. */
  guestbook: ImportPlan | undefined;
  days: number;
  buttons: number;
  /** Pictures of buttons that the guestbook cannot keep. */
  lostButtons: number;
  /** The rules that differ from those of the file. */
  otherRules: string[];
};

/** Adds the messages, buttons and visits that are missing. What is there already is never changed. */
export async function addArchive(
  { guestbook, rules, buttons, visits }: Archive,
  { store, database, siteRules }: ArchiveTarget,
): Promise<Added> {
  const plan = guestbook && store && (await planImport(guestbook, store));
  let otherRules: string[] = [];
  if (plan && store) {
    const isUnused = Object.values(await store.countEntries()).every((count) => count === 0);
    await store.addParts(plan.add);
    const ownRules = await store.readRules();
    if (rules && ownRules && isUnused) await store.writeRules(rules);
    else if (rules) otherRules = ruleNames.filter((name) => rules[name] !== (ownRules ?? siteRules)[name]);
  }
  const keepsButtons = plan !== undefined && database !== undefined && (await store?.readRules()) === undefined;
  return {
    guestbook: plan,
    days: database ? addMissingVisits(database, visits) : 0,
    buttons: keepsButtons ? addMissingButtons(database, buttons) : 0,
    lostButtons: plan && !keepsButtons ? buttons.length : 0,
    otherRules,
  };
}
