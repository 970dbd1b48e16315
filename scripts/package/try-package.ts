import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openInstallation, type Running } from './installation.ts';
import { runNpm } from './npm.ts';
import { listMessages, sign } from './visitor.ts';

export type TrialOptions = {
  /** The path of the Node to test with. */
  node: string;
  /** Bonbon's version. */
  version: string;
  tarball: string;
  /** An empty folder. */
  folder: string;
  environment: Record<string, string>;
  /** Tries `bonbon build` and `bonbon dev`, too: each `start` has built the site with the same code. */
  triesAll: boolean;
  /** Gets what was done, and how long it took. */
  report: (sentence: string, ms: number) => void;
};

/**
 * Does what an owner does with the package, starting with an empty folder, each command as it is typed. Rejects at the first
 * failure.
 */
export async function tryPackage({ node, version, tarball, folder, environment, triesAll, report }: TrialOptions) {
  const time = async <T>(sentence: string, work: () => Promise<T>): Promise<T> => {
    const startMs = performance.now();
    const result = await work();
    report(sentence, performance.now() - startMs);
    return result;
  };
  await mkdir(folder, { recursive: true });
  await time('npm install', () =>
    runNpm(['install', tarball, '--prefer-offline', '--no-audit', '--no-fund'], { folder, node, environment }),
  );
  const npx = await time('npx bonbon --version', () =>
    runNpm(['exec', '--no', '--', 'bonbon', '--version'], { folder, node, environment }),
  );
  equal(npx.trim(), version);

  // The first command has installed everything: from here there is no registry.
  const offline = { ...environment, npm_config_registry: 'http://localhost:9/', npm_config_offline: 'true' };
  const installation = openInstallation(folder, node, offline);
  try {
    const help = await time('bonbon --help', () => installation.run(['--help'], folder));
    match(help, /^Usage: npx bonbon VERB\n/);
    const site = join(folder, 'my-site');
    await time('bonbon new', () => installation.run(['new', 'my-site', '--yes'], folder));

    const first = await time('bonbon start, with a build', () => installation.start(['start'], site));
    match(first.printed(), /^Built \d+ pages\.$/m);
    const readBuilder = async () => JSON.parse(await readFile(join(site, 'dist/server.json'), 'utf8')).builtBy;
    equal(await readBuilder(), version);
    match(first.printed(), new RegExp(`^Bonbon ${version.replaceAll('.', '\\.')}$`, 'm'));
    await time('Home and its assets', () => checkHome(first));
    await sign(first.address);
    await first.kill();

    const second = await time('bonbon start, after kill -9', () => installation.start(['start'], site));
    match(second.printed(), /^The site is built already\.$/m);
    deepEqual(await listMessages(second.address), ['Hello from far away!']);
    match(
      await time('bonbon guestbook list', () => installation.run(['guestbook', 'list'], site)),
      /Hello from far away!/,
    );
    equal(await second.stop(), 0);

    // npm finds the command in the folder above: there is nothing to install here.
    const checked = await time('npm run check', () =>
      runNpm(['run', 'check'], { folder: site, node, environment: offline }),
    );
    match(checked, /content\/ has no mistakes\./);
    await time('bonbon upgrade', () => installation.run(['upgrade'], site));
    if (triesAll) {
      await rm(join(site, 'dist'), { recursive: true });
      match(await time('bonbon build', () => installation.run(['build'], site)), /^Built \d+ pages\.$/m);
      equal(await readBuilder(), version);
      match(await time('bonbon build, again', () => installation.run(['build'], site)), /^Nothing has changed since/m);
      const dev = await time('bonbon dev', () => installation.start(['dev'], site));
      await time('Home in dev, and its files', () => checkDev(dev));
      await dev.stop();
    }
  } finally {
    installation.close();
  }
}

/** Home has its policy, and every file that it or its style sheet names exists. */
async function checkHome({ address }: Running): Promise<void> {
  const home = await fetch(`${address}/`);
  equal(home.status, 200);
  match(home.headers.get('content-security-policy') ?? '', /default-src 'none'|default-src 'self'/);
  const html = await home.text();
  const named = [...html.matchAll(/\b(?:src|href)="(\/[^"#]*)"/g)].map(([, path = '']) => path);
  const sheets = named.filter((path) => path.endsWith('.css'));
  ok(sheets.length > 0, 'Home has no style sheet.');
  for (const sheet of sheets) {
    const css = await (await fetch(address + sheet)).text();
    named.push(...[...css.matchAll(/url\(["']?(\/[^"')#]+)/g)].map(([, path = '']) => path));
  }
  ok(named.filter((path) => path.endsWith('.woff2')).length > 3, 'Home has no typefaces.');
  await requireFiles(address, named);
}

/** The dev server serves the page, its scripts and the typefaces, which are in packages beside the engine. */
async function checkDev({ address }: Running): Promise<void> {
  const html = await (await fetch(`${address}/`)).text();
  match(html, /<main\b/);
  const fonts = await (await fetch(`${address}/styles/fonts.css`)).text();
  const named = [
    ...[...html.matchAll(/\b(?:src|href)="(\/[^"#]*)"/g)].map(([, path = '']) => path),
    ...[...fonts.matchAll(/url\(\\"(\/[^"\\]+)/g)].map(([, path = '']) => path),
  ];
  ok(
    named.some((path) => path.includes('vt323')),
    'The style sheet of dev names no typefaces.',
  );
  await requireFiles(address, named);
}

async function requireFiles(address: string, paths: string[]): Promise<void> {
  const missing: string[] = [];
  for (const path of new Set(paths)) {
    const response = await fetch(new URL(path.replaceAll('&amp;', '&'), address));
    await response.arrayBuffer();
    if (response.status !== 200) missing.push(`${path}: ${response.status}`);
  }
  deepEqual(missing, []);
}
