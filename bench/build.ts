// Benchmarks building a made-up site, and what its size does to the pages: node bench/build.ts [--characters 100]
import '#server/require-node.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuildBenchOptions } from './bench-options.ts';
import { changePicture, changeText, type SiteCounts, writeMadeUpSite } from './made-up-site.ts';
import { type MeasuredRun, runMeasured } from './measured-command.ts';
import { type PageWeight, weighPage } from './page-weight.ts';

/** About as many of each as in the sample. */
const smallCounts: SiteCounts = { characters: 4, projects: 2, updates: 6, friends: 12, tiles: 15, photos: 0 };

const counts = readBuildBenchOptions(process.argv.slice(2));
const program = join(import.meta.dirname, '../bin/bonbon.mjs');
const pages = { Home: 'index.html', 'a character': 'oc-gallery/character-1/index.html' };

const workFolder = await mkdtemp(join(tmpdir(), 'bonbon-bench-'));
try {
  const small = join(workFolder, 'small');
  await writeMadeUpSite(small, smallCounts);
  // This build also fills the cache of compiled TypeScript, so that the next ones start alike.
  await build(small);

  const large = join(workFolder, 'large');
  await writeMadeUpSite(large, counts);
  console.log(describe(counts));
  console.log(`\n${''.padEnd(24)}${'seconds'.padStart(9)}${'CPU seconds'.padStart(13)}${'peak MB'.padStart(9)}`);
  printRun('cold', await build(large));
  printRun('nothing changed', await build(large));
  printRun('the same, --rebuild', await build(large, '--rebuild'));
  await changeText(large);
  printRun('one text changed', await build(large));
  await changePicture(large);
  printRun('one picture changed', await build(large));

  const columns = ['HTML', 'JS', 'data'].map((name) => name.padStart(20)).join('');
  console.log(`\n${'bytes (Brotli)'.padEnd(24)}${columns}`);
  for (const [name, path] of Object.entries(pages)) {
    for (const [which, folder] of Object.entries({ 'this site': large, 'small site': small })) {
      printWeight(`${name}, ${which}`, await weighPage(join(folder, 'dist/site'), path));
    }
  }
} finally {
  await rm(workFolder, { recursive: true });
}

/** As an owner does it, in the folder of the site. */
function build(folder: string, ...options: string[]): Promise<MeasuredRun> {
  return runMeasured([program, 'build', ...options], folder);
}

function describe({ photos, ...others }: SiteCounts): string {
  const list = Object.entries(others).map(([name, count]) => `${count} ${name}`);
  return `${list.join(', ')}; 5 pictures for each character, of ${photos} in a hundred one is a photo`;
}

function printRun(name: string, { seconds, cpuSeconds, peakBytes }: MeasuredRun): void {
  const megabytes = peakBytes === undefined ? '-' : (peakBytes / 1e6).toFixed(0);
  const columns = [seconds.toFixed(1).padStart(9), (cpuSeconds?.toFixed(1) ?? '-').padStart(13), megabytes.padStart(9)];
  console.log(name.padEnd(24) + columns.join(''));
}

function printWeight(name: string, { html, js, data }: PageWeight): void {
  const columns = [html, js, data].map(({ raw, brotli }) => `${raw} (${brotli})`.padStart(20));
  console.log(name.padEnd(24) + columns.join(''));
}
