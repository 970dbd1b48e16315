import { isGroup, valueAt } from '#content-reader/yaml/key-path.ts';

export type SiteVersion = {
  /** Such as 0.5.0. */
  version: string;
  /** The folder is a fork of the whole repository, as sites were up to 0.6.0. */
  isClone: boolean;
};

/** The version of Bonbon in a site's package.json; undefined if it names none. */
export function readSiteVersion(packageJson: string): SiteVersion | undefined {
  const data = parse(packageJson);
  const version = valueAt(data, ['version']);
  const isClone = valueAt(data, ['name']) === 'bonbon' && valueAt(data, ['imports', '#model/*']) !== undefined;
  if (isClone && typeof version === 'string') return { version, isClone };
  const [, packed] =
    /bonbon-(\d+\.\d+\.\d+)[^/\\]*\.tgz$/.exec(String(valueAt(data, ['dependencies', 'bonbon']))) ?? [];
  return packed === undefined ? undefined : { version: packed, isClone: false };
}

function parse(json: string): unknown {
  try {
    const data: unknown = JSON.parse(json.replace(/^\ufeff/, ''));
    return isGroup(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Whether `version` is later than `other`, ignoring prerelease suffixes such as -beta.1. */
export function isNewer(version: string, other: string): boolean {
  const [left, right] = [version, other].map((one) => one.split(/[.-]/).slice(0, 3).map(Number));
  for (const part of [0, 1, 2]) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
