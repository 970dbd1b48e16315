import type { ServerSettings } from '#model/server-settings.ts';
import { ownerCommand } from '#server/system/owner-command.ts';

/** The notice for a site that was built by another version of Bonbon; undefined if the versions are the same. */
export function describeVersionMismatch(
  { builtBy }: Pick<ServerSettings, 'builtBy'>,
  version: string,
): string | undefined {
  if (builtBy === version) return undefined;
  const builder = builtBy === undefined ? 'a version of Bonbon before 0.7.0' : `Bonbon ${builtBy}`;
  return `This site was built by ${builder}, and Bonbon ${version} serves it. Rebuild it with this version: ${ownerCommand('build')}`;
}
