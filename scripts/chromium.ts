import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const installedPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Says what the user can do; it is not a bug, so no stack is printed. */
export class ChromiumError extends Error {
  override readonly name = 'ChromiumError';
}

/** Some of these files are not browsers: Ubuntu's /usr/bin/chromium-browser only says «install the snap». */
function startsAsChromium(path: string): boolean {
  // On Windows `chrome.exe --version` opens a window and prints nothing.
  if (process.platform === 'win32') return true;
  try {
    const version = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
    });
    return /Chrom/.test(version);
  } catch {
    return false;
  }
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

/** CHROMIUM_PATH, else Playwright's own download, else one that is installed on the machine; undefined if there is none. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (startsAsChromium(chosen)) return chosen;
    throw new ChromiumError(`CHROMIUM_PATH is ${chosen}, which does not start as Chromium.`);
  }
  return [chromium.executablePath(), ...installedPaths].find((path) => existsSync(path) && startsAsChromium(path));
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Debian's Chromium without a window, a PDF viewer and extensions: the same pages take a quarter less CPU time in it.
 * Undefined if it is not installed, or if CHROMIUM_PATH names another browser.
 */
export function findHeadlessShell(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) && startsAsChromium(headlessShell)
    ? headlessShell
    : undefined;
}

/** Returns whether the packages are now installed. */
function installFromDebian(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(
    `The browser tests need packages that are missing: apt-get install ${packages.join(' ')} (about 150 MB)…`,
  );
  return (
    run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-qqy', '--no-install-recommends', ...packages])
  );
}

/** Finds a Chromium or installs one: with apt-get as root on Debian, else Playwright's own. */
export function getChromium(): string {
  if (!process.env.CHROMIUM_PATH && !findHeadlessShell()) installFromDebian('chromium', 'chromium-headless-shell');
  const found = findChromium();
  if (found) return found;
  // Some systems have the one package without the other.
  if (installFromDebian('chromium')) {
    const installed = findChromium();
    if (installed) return installed;
  }

  console.log('The browser tests need a Chromium, and there is none here: downloading Playwright’s (about 150 MB)…');
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  run(process.execPath, [playwright, 'install', 'chromium', '--no-shell']);
  const downloaded = findChromium();
  if (downloaded) return downloaded;

  throw new ChromiumError('The browser tests need a Chromium: install one, or set CHROMIUM_PATH to the path of yours.');
}
