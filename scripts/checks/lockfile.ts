type LockedPackage = {
  name?: string;
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
};
export type Lockfile = { packages: Record<string, LockedPackage> };

/**
 * What makes `npm ci` refuse the lockfile or ties it to one registry, a sentence each. Some packages are published before
 * all of their platform packages are; a lockfile written in between lacks some, and `npm ci` then fails everywhere.
 */
export function findLockfileProblems({ packages }: Lockfile): string[] {
  const locked = new Set<string>();
  for (const [path, { name, version }] of Object.entries(packages)) {
    // With an alias, such as `"node-22": "npm:node@22"`, the folder has another name than the package.
    const folder = path.replace(/^.*node_modules\//, '');
    locked.add(folder).add(`${name ?? folder}@${version}`);
  }
  return Object.entries(packages).flatMap(([path, { version, resolved, optionalDependencies = {} }]) => {
    const wanted = Object.entries(optionalDependencies).map(([name, range]) =>
      /^\d/.test(range) ? `${name}@${range}` : name,
    );
    const missing = wanted.filter((name) => !locked.has(name));
    const place = path ? `${path}@${version}` : 'The project';
    return [
      ...(missing.length > 0 ? [`${place} requires ${missing.join(', ')}, which the lockfile lacks.`] : []),
      ...(resolved === undefined ? [] : [`${place} has the address ${resolved}: .npmrc keeps such addresses out.`]),
    ];
  });
}
