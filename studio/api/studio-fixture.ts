import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writeContent } from '#content-reader/content-fixture.ts';
import { readConfig } from '#server/config.ts';
import { startStudio } from './start/start-studio.ts';

// Studios for tests. Nothing but tests imports this file.

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Sends exactly these headers, which `fetch` would not. */
export function send(
  address: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = ask(address, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** A folder with a small site, as an owner has it. */
export async function writeSiteFolder(...files: Parameters<typeof writeContent>): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'bonbon-studio-'));
  onTestFinished(() => rm(site, { recursive: true, force: true, maxRetries: 3 }));
  await rename(await writeContent(...files), join(site, 'content'));
  return site;
}

export const foldersOf = (site: string) => ({
  site,
  content: join(site, 'content'),
  home: site,
  dist: join(site, 'dist'),
  cache: join(site, '.bonbon/cache'),
  schema: join(site, '.bonbon/schema'),
});

/** A window that says only its name, and a script that does nothing. */
async function writeFakeBundle(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-window-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'window/assets'), { recursive: true });
  await writeFile(join(folder, 'window/index.html'), '<!doctype html><title>Studio</title>');
  await writeFile(join(folder, 'window/assets/main.js'), 'document.title = "Open";');
  await writeFile(join(folder, 'agent.js'), '"agent";');
  return folder;
}

/** Starts a studio on free ports. */
export async function startExampleStudio(site: string, { dataFolder = join(site, 'data'), log = console.error } = {}) {
  const studio = await startStudio({
    folders: foldersOf(site),
    config: readConfig({ DATA_FOLDER: dataFolder }, site),
    port: 0,
    makeBundle: writeFakeBundle,
    log,
  });
  if (!studio.isNew) return { ...studio, window: '', preview: '', cookie: '' };
  onTestFinished(studio.stop);
  const entered = await send(studio.address);
  const [cookie = ''] = entered.headers['set-cookie']?.[0]?.split(';') ?? [];
  const window = new URL(studio.address).origin;
  const page = await send(`${window}/`, { headers: { cookie } });
  const preview = /frame-src (\S+);/.exec(String(page.headers['content-security-policy']))?.[1] ?? '';
  return { ...studio, window, preview, cookie };
}
