import { join } from 'node:path';
import type { Tool } from '#admin/commands/tool.ts';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { formatPath } from '#admin/guestbook/stores/open-store.ts';
import { parseRules, type SiteServices, siteFile } from '#admin/guestbook/stores/site-services.ts';
import { advise, type Finding, fine, skipped, wrong } from '#admin/terminal/finding.ts';
import { dayMs } from '#model/day.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';

const maxQuietDays = 6;

/** Checks what only the owner can see in a Supabase project. */
export async function checkSupabase(
  site: SiteServices,
  store: OwnerStore | undefined,
  { now, writeCommand, engineFolder, workFolder }: Pick<Tool, 'now' | 'writeCommand' | 'engineFolder' | 'workFolder'>,
): Promise<Finding[]> {
  if (!store) return [skipped('The rules in force could not be compared without the secret key.')];
  try {
    const [kept, wanted] = [await store.readRules(), parseRules(site)];
    const isSame = JSON.stringify(kept) === JSON.stringify(wanted);
    const [newest] = await store.readPage(['visible', 'waiting', 'hidden', 'deleted'], undefined, 1);
    return [
      fine("The guestbook's tables are in the Supabase project."),
      isSame
        ? fine(`The rules in force match ${siteFile}.`)
        : advise(
            `The rules in force differ from ${siteFile}.`,
            `${writeCommand('guestbook', 'settings')}  shows the differences, and  settings --write  applies ${siteFile}.`,
          ),
      now() - (newest?.time ?? 0) < maxQuietDays * dayMs
        ? fine(`Somebody has signed within the last ${maxQuietDays} days, so Supabase does not pause the project yet.`)
        : advise(
            `Nobody has signed for ${maxQuietDays} days. Supabase pauses a free project after 7 days without requests.`,
            `To keep it awake, set up a daily request: see ${formatPath(join(engineFolder, 'docs/guide/services.md'), workFolder)}`,
          ),
    ];
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return [wrong(error.message, 'When this is fixed, run the doctor again.')];
  }
}
