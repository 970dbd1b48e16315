import type { ServerSettings } from '#model/server-settings.ts';

/** What the log says of a site that another version of Bonbon built than the one that serves it; undefined where it is the same. */
export function describeVersionMismatch(
  { builtBy }: Pick<ServerSettings, 'builtBy'>,
  version: string,
): string | undefined {
  if (builtBy === version) return undefined;
  const builder = builtBy === undefined ? 'a version of Bonbon before 0.7.0' : `Bonbon ${builtBy}`;
  return `This site was built by ${builder}, and Bonbon ${version} serves it. To have both the same, build it again: npm run build`;
}
