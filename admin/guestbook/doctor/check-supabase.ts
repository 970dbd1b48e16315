import { join } from 'node:path';
import { advise, type Finding, fine, skipped, wrong } from '#admin/terminal/finding.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import type { Tool } from '../command.ts';
import { showPath } from '../stores/open-store.ts';
import { parseRules, type SiteServices, siteFile } from '../stores/site-services.ts';
import { ToolError } from '../tool-errors.ts';

const dayMs = 24 * 60 * 60 * 1000;
const quietDays = 6;

/** What only the owner sees of a Supabase project. */
export async function checkSupabase(
  site: SiteServices,
  store: OwnerStore | undefined,
  { now, writeCommand, engineFolder, workFolder }: Pick<Tool, 'now' | 'writeCommand' | 'engineFolder' | 'workFolder'>,
): Promise<Finding[]> {
  if (!store) return [skipped('Without the secret key the rules in force cannot be compared.')];
  try {
    const [kept, wanted] = [await store.readRules(), parseRules(site)];
    const isSame = JSON.stringify(kept) === JSON.stringify(wanted);
    const [newest] = await store.readPage(['visible', 'waiting', 'hidden', 'deleted'], undefined, 1);
    return [
      fine('The tables are there.'),
      isSame
        ? fine(`The rules in force are those of ${siteFile}.`)
        : advise(
            `The rules in force are not those of ${siteFile}.`,
            `${writeCommand('guestbook', 'settings')}  shows them, and  settings --write  takes them over.`,
          ),
      now() - (newest?.time ?? 0) < quietDays * dayMs
        ? fine('Somebody signed within the last days, so the project stays awake.')
        : advise(
            'It has been quiet. Supabase puts a free project to sleep after 7 days without requests.',
            `Set up the weekly call that keeps it awake: ${showPath(join(engineFolder, 'docs/for-owners.md'), workFolder)} tells how.`,
          ),
    ];
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return [wrong(error.message, 'Then call the doctor again.')];
  }
}
