import { resolve } from 'node:path';
import type { Tool } from '#admin/commands/tool.ts';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { findDataFolder } from '#server/storage/data-folder.ts';
import { type SiteServices, siteFile } from './site-services.ts';

/** Where the guestbook is kept. */
export type Backend =
  | { kind: 'built-in'; dataFolder: string }
  | { kind: 'supabase'; address: string; publicKey: string };

/** The built-in guestbook's folder: the typed one, or the server's. */
export function chooseDataFolder(
  typed: string | undefined,
  { environment, home, workFolder }: Pick<Tool, 'environment' | 'home' | 'workFolder'>,
): string {
  return typed === undefined ? findDataFolder(environment, home) : resolve(workFolder, typed);
}

/** Throws a `ToolError` if site.yaml names no guestbook that the tool can open. */
export function chooseBackend({ services, problemsOf }: SiteServices, dataFolder: string): Backend {
  const needed = services.guestbook === 'supabase' ? ['guestbook', 'supabaseAddress', 'supabaseKey'] : ['guestbook'];
  const problems = problemsOf(needed);
  if (problems !== undefined) {
    throw new ToolError(`${siteFile} does not say where the guestbook is kept.\n\n${problems}`);
  }
  if (services.guestbook === 'none') {
    throw new ToolError(
      `This site has no common guestbook: ${siteFile} says  guestbook: none  under services, so each visitor's browser ` +
        'keeps its own messages. To open an earlier data folder, name it: --data data',
    );
  }
  if (services.guestbook === 'built-in') return { kind: 'built-in', dataFolder };
  return {
    kind: 'supabase',
    address: String(services.supabaseAddress).replace(/\/+$/, ''),
    publicKey: String(services.supabaseKey),
  };
}
