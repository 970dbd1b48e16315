import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { installIfNeeded, nodeMegabytes } from '#bin/install-packages.mjs';
import { detectMachine } from '#bin/missing-packages.mjs';
import { findNode } from '#bin/node-choice.mjs';
import packageFile from '../../package.json' with { type: 'json' };
import type { Counts } from '../checks/counts.ts';
import { describeEnvironment } from '../printed/terminal.ts';
import { measureOwn, runPack } from './package-size.ts';
import { chooseNodes, findMissingMajors, type TestNode } from './test-nodes.ts';
import { findImageObstacle, tryImage } from './try-image.ts';
import { tryPackage } from './try-package.ts';

/** The oldest first. */
async function listNodes(project: string): Promise<TestNode[]> {
  const folder = join(project, 'scripts/package/nodes');
  const install = { what: 'the older Nodes that the package is tested with', megabytes: 2 * nodeMegabytes };
  await installIfNeeded(folder, install, join(project, '.cache/nodes'));
  const older = globSync('node_modules/*/bin/{node,node.exe}', { cwd: folder }).map((file) => join(folder, file));
  const readVersion = (path: string) => execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
  return [...older.sort(), await findNewest(project)].map((path) => ({ path, version: readVersion(path) }));
}

async function findNewest(project: string): Promise<string> {
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath;
  const found = findNode(detectMachine());
  if ('reason' in found) throw new Error(found.reason);
  const folder = join(project, 'scripts/node');
  await installIfNeeded(folder, { what: 'Node 26', megabytes: nodeMegabytes }, join(project, '.cache'));
  return join(folder, 'node_modules', found.path);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

/** Packs Bonbon, and tests the package on each Node. `filters` choose among them by version, such as `22`. */
export async function checkPackage(project: string, filters: readonly string[]): Promise<Counts> {
  // A path such as owners have, with a space and an umlaut.
  const folder = await mkdtemp(join(tmpdir(), 'Bonbons Häuser '));
  const counts: Counts = { passed: 0, failed: 0 };
  try {
    const environment = describeEnvironment(process.env, project);
    const packed = await runPack(project, ['--pack-destination', folder]);
    console.log(
      `${packed.filename}: ${megabytes(packed.size)} packed, ${megabytes(packed.unpackedSize)} unpacked, ${megabytes(measureOwn(packed))} of it Bonbon's own.`,
    );
    const nodes = await listNodes(project);
    const { chosen, unmatched } = chooseNodes(nodes, filters);
    const have = `there are ${nodes.map(({ version }) => version).join(', ')}`;
    const problems = [
      ...findMissingMajors(nodes, detectMachine()).map((major) => `Node ${major} is missing: ${have}.`),
      ...unmatched.map((filter) => `No Node here has version ${filter}: ${have}.`),
    ];
    for (const problem of problems) {
      counts.failed += 1;
      console.error(`✗ ${problem}`);
    }
    const count = async (what: string, work: () => Promise<void>) => {
      const startMs = performance.now();
      try {
        await work();
        counts.passed += 1;
        console.log(`✓ ${what}: ${seconds(performance.now() - startMs)}`);
      } catch (error) {
        counts.failed += 1;
        console.error(`✗ ${what}: ${error instanceof Error ? error.message : error}`);
      }
    };
    const tarball = join(folder, packed.filename);
    const imageObstacle = findImageObstacle(project);
    for (const node of chosen) {
      const { path, version } = node;
      const isNewest = node === nodes.at(-1);
      const own = {
        node: path,
        environment: { ...environment, PATH: `${dirname(path)}${delimiter}${environment.PATH}` },
      };
      console.log(`\nNode ${version}`);
      await count(`The package works on Node ${version}`, () =>
        tryPackage({
          ...own,
          ...{ version: packageFile.version, tarball, folder: join(folder, version), triesAll: isNewest },
          report: (sentence, ms) => console.log(`  ${sentence}: ${seconds(ms)}`),
        }),
      );
      if (!isNewest) continue;
      if (imageObstacle !== undefined) console.log(`  No image was built: ${imageObstacle}.`);
      else {
        const site = join(folder, version, 'my-site');
        const report = (sentence: string) => console.log(`  ${sentence}`);
        await count('The image works', () => tryImage({ ...own, tarball, site, report }));
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return counts;
}
