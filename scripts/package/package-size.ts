import { runNpm } from './npm.ts';

/** What `npm pack --json` says about a package. `size` is the packed one; all sizes are bytes. */
export type PackedFiles = {
  filename: string;
  size: number;
  unpackedSize: number;
  files: { path: string; size: number }[];
};

const maxPackedBytes = 30_000_000;
/**
 * For everything except the sample and the starter's pictures. A tenth of it is the library that checks passkeys, and a fifth the
 * studio: its window with fonts of its own 0.7 MB, its part on the owner's computer 0.4 MB. What publishes to ten kinds of hosts, with the
 * libraries for FTP, SFTP and archives, is 0.5 MB.
 */
const maxOwnBytes = 6_750_000;

const isOwn = (path: string) => !/^sample\/|^starter\/.*\.(png|gif|jpe?g|webp|avif|svg)$/.test(path);

/** Packs the project as npm does, and resolves with what is in the package. */
export async function runPack(project: string, options: string[]): Promise<PackedFiles> {
  const printed = await runNpm(['pack', '--json', ...options], { folder: project });
  // A list of packages, or one by its name: versions of npm differ. The output of scripts may come before it.
  const [packed] = Object.values(JSON.parse(printed.slice(printed.search(/^[[{]/m))) as Record<string, PackedFiles>);
  if (!packed) throw new Error(`npm pack reported no package: ${printed}`);
  return packed;
}

export const measureOwn = ({ files }: Pick<PackedFiles, 'files'>) =>
  files.filter(({ path }) => isOwn(path)).reduce((sum, { size }) => sum + size, 0);

/** What is wrong with the package, a sentence each. */
export function findPackageProblems(packed: Pick<PackedFiles, 'size' | 'files'>): string[] {
  const ownBytes = measureOwn(packed);
  const has = (path: string) => packed.files.some((file) => file.path === path);
  const missing = [
    'bin/bonbon.mjs',
    'engine/main.js',
    'engine/studio/window/index.html',
    'engine/studio/agent.js',
    'site/index.html',
    'scripts/node/package-lock.json',
  ].filter((path) => !has(path));
  const unwanted = packed.files.filter(({ path }) =>
    /(\.test|-fixture)\.tsx?$|(^|\/)fake-[^/]*\.ts$|\.tgz$|\.sqlite|(^|\/)(node_modules|\.bonbon|\.dist)\//.test(path),
  );
  return [
    ...(missing.length > 0 ? [`The package lacks ${missing.join(', ')}: check "files" in package.json.`] : []),
    ...(unwanted.length > 0
      ? [`The package has files that do not belong in it: ${unwanted.map(({ path }) => path).join(', ')}`]
      : []),
    ...(ownBytes > maxOwnBytes
      ? [`Without the sample, the package is ${ownBytes} bytes unpacked; ${maxOwnBytes} are allowed.`]
      : []),
    ...(packed.size > maxPackedBytes
      ? [`The package is ${packed.size} bytes packed; ${maxPackedBytes} are allowed.`]
      : []),
  ];
}
