import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const installedPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Ubuntu's /usr/bin/firefox only says how to install the snap. */
function startsAsFirefox(path: string): boolean {
  try {
    const version = execFileSync(path, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000 });
    return /^Mozilla Firefox \d/m.test(version.toString());
  } catch {
    return false;
  }
}

/** FIREFOX_PATH, else one that is installed on the machine; undefined if there is none. */
export function findFirefox(): string | undefined {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen) {
    if (startsAsFirefox(chosen)) return chosen;
    throw new Error(`FIREFOX_PATH is ${chosen}, which does not start as Firefox.`);
  }
  return installedPaths.find((path) => existsSync(path) && startsAsFirefox(path));
}

/** Finds a Firefox, or installs Debian's if it runs as root. */
export function getFirefox(): string | undefined {
  const found = findFirefox();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('There is no Firefox here: apt-get install firefox-esr (about 70 MB)…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
  return run('update', '-qq') && run('install', '-qqy', '--no-install-recommends', 'firefox-esr')
    ? findFirefox()
    : undefined;
}
