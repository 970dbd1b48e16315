import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { dirname, join } from 'node:path';

/** Where the studio keeps what is its own, in the site's folder. */
export const studioFolder = (site: string): string => join(site, '.bonbon/studio');

/** How a studio of the same site is found. */
type Running = { address: string };

const fileOf = (site: string) => join(studioFolder(site), 'running.json');

function readRunning(site: string): Running | undefined {
  try {
    const { address } = JSON.parse(readFileSync(fileOf(site), 'utf8')) as Partial<Running>;
    return typeof address === 'string' && /^http:\/\/localhost:\d+\/\?token=[\w-]+$/.test(address)
      ? { address }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Nobody else knows the token, so whoever lets it in is that studio. */
const answers = (address: string) =>
  new Promise<boolean>((resolve) => {
    const request = get(address, { timeout: 2000 }, (response) => {
      response.resume();
      const [cookie = ''] = response.headers['set-cookie'] ?? [];
      resolve(response.statusCode === 303 && cookie.startsWith('bonbon-studio-'));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });

/** The address of the studio that runs for this site, if one does. */
export async function findRunningStudio(site: string): Promise<string | undefined> {
  const address = readRunning(site)?.address;
  return address !== undefined && (await answers(address)) ? address : undefined;
}

/**
 * Notes that this studio runs. Resolves with the address of another that was faster, else with undefined. A folder that
 * cannot be written is told of when something is saved.
 */
export async function claimSite(site: string, address: string): Promise<string | undefined> {
  const file = fileOf(site);
  const own = `${file}-${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(own, JSON.stringify({ address }), { mode: 0o600 });
    for (let tries = 0; tries < 3; tries++) {
      try {
        // Unlike a rename, this fails if the file is there.
        linkSync(own, file);
        return undefined;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const other = await findRunningStudio(site);
        if (other !== undefined) return other;
        rmSync(file, { force: true });
      }
    }
  } catch {
    return undefined;
  } finally {
    rmSync(own, { force: true });
  }
  return undefined;
}

/** To be called when the studio stops. */
export function releaseSite(site: string, address: string): void {
  if (readRunning(site)?.address === address) rmSync(fileOf(site), { force: true });
}
