import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { PublishSettings } from '#model/publish-schema.ts';
import type { Clock } from './connection.ts';
import { connections } from './hosts/connections.ts';
import { openPublication, type PublishOptions } from './publish-site.ts';

/** Tests that run side by side have an end of their own. */
export async function makeFolder(onEnd: typeof onTestFinished = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-publish-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A built site of a few pages, with what they need. */
export const builtSite: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  'aboutme/index.html': '<h1>About me</h1>',
  'projects/index.html': '<h1>Projects</h1>',
  'projects/pond/index.html': '<h1>A pond</h1>',
  'projects/pond/data.json': '{"pond":1}',
  'feed.xml': '<feed/>',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  'resume.pdf': '%PDF',
  ...Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`assets/part-${index}.js`, `export default ${index}`]),
  ),
};

export async function writeSite(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Waits for nothing; each wait is listed and makes it later. */
export function makeClock(): Clock & { waits: number[] } {
  let now = Date.UTC(2026, 10, 26);
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    wait: async (ms, signal) => {
      signal.throwIfAborted();
      waits.push(ms);
      now += ms;
    },
  };
}

type Order = { siteFolder: string; settings: PublishSettings } & Partial<Omit<PublishOptions, 'settings'>>;

/** What `bonbon publish` does after the build, with all questions answered by yes. */
export async function publishOnce({ siteFolder, settings, ...options }: Order) {
  const said: string[] = [];
  const sent: string[] = [];
  const connect = options.connect ?? (await connections[settings.host]());
  const publication = await openPublication({
    folder: join(siteFolder, 'dist/site'),
    connect,
    key: undefined,
    clock: makeClock(),
    signal: new AbortController().signal,
    say: (sentence) => void said.push(sentence),
    confirm: async () => true,
    apiAddress: undefined,
    siteAddress: 'https://bonbon.example/',
    onProgress: ({ file }) => void sent.push(file.path),
    settings,
    siteFolder,
    ...options,
  });
  try {
    const published = await publication.publish();
    return { ...publication, ...published, said, sent };
  } finally {
    await publication.close();
  }
}
