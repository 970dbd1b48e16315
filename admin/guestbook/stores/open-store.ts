import { join, relative } from 'node:path';
import type { Tool } from '#admin/commands/tool.ts';
import { ToolError } from '#admin/commands/tool-errors.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import { createOwnerStore } from '#server/guestbook/owner-store.ts';
import { type Database, openDatabase } from '#server/storage/database.ts';
import type { Backend } from './backend.ts';
import { hasDatabase } from './has-database.ts';

/** The built-in guestbook was never opened in this folder. */
export class MissingGuestbook extends ToolError {}

type Options = {
  /** Creates the built-in guestbook if there is none yet. */
  makesFolder?: boolean | undefined;
};

/** Throws a `ToolError` if there is no guestbook, or no key to it. */
export async function openBackend(
  backend: Backend,
  tool: Tool,
  { makesFolder = false }: Options = {},
): Promise<OwnerStore> {
  if (backend.kind === 'supabase') {
    const { createSupabaseStore } = await import('./supabase-store.ts');
    const { requireSecretKey } = await import('./supabase-access.ts');
    return createSupabaseStore({
      address: backend.address,
      key: requireSecretKey(backend.address, tool),
      fetch: tool.fetch,
      migrations: formatMigrationsPath(tool),
    });
  }
  return createOwnerStore(openBuiltIn(backend.dataFolder, tool, makesFolder));
}

/** The database of the built-in guestbook. Throws a `MissingGuestbook` if there is none. */
export function openBuiltIn(
  dataFolder: string,
  { workFolder, writeCommand }: Pick<Tool, 'workFolder' | 'writeCommand'>,
  makesFolder = false,
): Database {
  const shown = formatPath(dataFolder, workFolder);
  if (!makesFolder && !hasDatabase(dataFolder, shown)) {
    throw new MissingGuestbook(
      `There is no guestbook in ${shown} yet: the site's server creates it when it starts: ${writeCommand('start')}\n` +
        'If yours is in another folder, name it: --data FOLDER',
    );
  }
  return openDatabase(dataFolder);
}

/** The folder with the SQL of the guestbook's tables: it is in the engine's folder, not the owner's. */
export const formatMigrationsPath = ({ engineFolder, workFolder }: Pick<Tool, 'engineFolder' | 'workFolder'>): string =>
  formatPath(join(engineFolder, 'supabase/migrations'), workFolder);

/** A path as its owner would write it. */
export function formatPath(path: string, workFolder: string): string {
  const short = relative(workFolder, path);
  return short !== '' && !short.startsWith('..') ? short : path;
}
