import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

type Package = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
type Lockfile = { packages?: Record<string, { resolved?: string }> };

/**
 * Where npm gets Bonbon for a site: from the packed file that was installed, or else from the engine's own folder. Never by
 * name: on npm that may be a stranger's package.
 */
export function writeDependency(engine: string, site: string): string {
  const source = findPackedFile(engine) ?? engine;
  return `file:${relative(site, realpathSync(source)).replaceAll('\\', '/')}`;
}

function findPackedFile(engine: string): string | undefined {
  const root = findInstallingFolder(engine);
  if (root === undefined) return undefined;
  const { dependencies, devDependencies } = readJson<Package>(join(root, 'package.json'));
  // If npm installed a file, it has recorded its path in these places.
  const recorded = [
    dependencies?.bonbon,
    devDependencies?.bonbon,
    ...['node_modules/.package-lock.json', 'package-lock.json'].map(
      (file) => readJson<Lockfile>(join(root, file)).packages?.['node_modules/bonbon']?.resolved,
    ),
  ];
  return recorded
    .filter((written) => written?.startsWith('file:'))
    .map((written = '') => (written.startsWith('file://') ? fileURLToPath(written) : resolve(root, written.slice(5))))
    .find((path) => existsSync(path));
}

/** The folder with the `node_modules` that the engine is in; undefined for a clone. */
function findInstallingFolder(engine: string): string | undefined {
  const root = dirname(dirname(engine));
  return engine === join(root, 'node_modules/bonbon') ? root : undefined;
}

const readJson = <Shape extends object>(path: string): Partial<Shape> =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Shape) : {};

/** Whether npm finds this same engine in a folder above the site, so that it needs no install. */
export function isInstalledAbove(engine: string, site: string): boolean {
  const real = (path: string) => (existsSync(path) ? realpathSync(path) : undefined);
  for (let folder = dirname(site); ; folder = dirname(folder)) {
    const found = real(join(folder, 'node_modules/bonbon'));
    if (found !== undefined) return found === real(engine);
    if (dirname(folder) === folder) return false;
  }
}
