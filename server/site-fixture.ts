import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { engineVersion } from '#build/engine-version.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import type { ServerConfig } from '#server/config.ts';
import type { SiteFile } from './builds/site-files.ts';
import { type PreparedSite, prepareSite } from './http/prepared-files.ts';

export const exampleSettings: ServerSettings = {
  builtBy: engineVersion,
  base: '/',
  contentSecurityPolicy: "default-src 'self'",
  documents: {},
  ownPages: [],
  site: { title: 'Bonbon', address: 'https://bonbon.example/', language: 'en' },
  guestbook: null,
  countsVisits: false,
  songs: [],
};

/** A site in memory from file contents by path; html, css, js and svg get compressed variants. */
export function createSite(contents: Record<string, string>, settings: Partial<ServerSettings> = {}): PreparedSite {
  const files = Object.entries(contents).map(([path, text]): SiteFile => {
    const identity = Buffer.from(text);
    const isCompressible = /\.(html|css|js|svg)$/.test(path);
    const compressed = isCompressible && { gzip: gzipSync(identity), br: brotliCompressSync(identity) };
    return { path, variants: { identity, ...compressed } };
  });
  return prepareSite(files, { ...exampleSettings, ...settings });
}

/** The config of a server on a free port; a test adds its own folders. */
export const exampleConfig: Omit<ServerConfig, 'siteFolder' | 'settingsFile' | 'dataFolder'> = {
  port: 0,
  host: 'localhost',
  trustedProxies: 0,
  allowedOrigins: [],
  guestbook: { webhookShape: 'json' },
};

/** A temporary folder like the build's `dist`; `await using` removes it at the end of the test. */
export async function writeBuild(contents: Record<string, string | Buffer>, settings: unknown = exampleSettings) {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
  for (const [path, content] of Object.entries(contents)) {
    const file = join(folder, 'site', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await writeFile(join(folder, 'server.json'), typeof settings === 'string' ? settings : JSON.stringify(settings));
  return {
    folder,
    siteFolder: join(folder, 'site'),
    settingsFile: join(folder, 'server.json'),
    dataFolder: join(folder, 'data'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}
