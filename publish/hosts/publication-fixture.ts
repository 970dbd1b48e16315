import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { PublishSettings } from '#model/publish-schema.ts';
import type { Connect } from '../connection.ts';
import { openPublication } from '../publish-site.ts';
import { describeStranger } from '../stranger.ts';

export type Files = Record<string, string>;

export const exampleSite: Files = {
  'index.html': '<h1>Bonbon</h1>',
  'about me/index.html': '<h1>About me</h1>',
  'projects/old/index.html': '<h1>An old project</h1>',
  '404.html': '<h1>Not here</h1>',
  'assets/app-1.js': 'console.log(1)',
  'assets/größe [1].css': 'a { b: c }',
  'songs/song.mp3': 'la'.repeat(5000),
};

/** The site after the owner has removed some files. */
export const without = (files: Files, ...paths: string[]): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !paths.includes(path)));

type Options = { settings: PublishSettings; connect: Connect; key?: string; apiAddress?: string; confirms?: boolean };

/** A site in a folder of its own, which is published with a clock that never waits. */
export function makePublisher({ settings, connect, key, apiAddress, confirms = false }: Options) {
  const siteFolder = mkdtempSync(join(tmpdir(), 'bonbon-publish-'));
  const folder = join(siteFolder, 'dist/site');
  const questions: string[] = [];
  const said: string[] = [];
  let now = 0;

  function write(files: Files) {
    rmSync(folder, { recursive: true, force: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }

  /** Publishes the files, and says which travelled. Stops after `stopAfter` of them. */
  async function publish(files: Files, stopAfter = Number.POSITIVE_INFINITY) {
    write(files);
    const controller = new AbortController();
    const sent: string[] = [];
    const publication = await openPublication({
      settings,
      siteFolder,
      folder,
      // Nobody listens there: what visitors get is another test's matter.
      siteAddress: 'http://127.0.0.1:9/',
      connect,
      key,
      apiAddress,
      signal: controller.signal,
      clock: {
        now: () => now,
        wait: async (ms, signal) => {
          signal.throwIfAborted();
          now += ms;
        },
      },
      say: (sentence) => void said.push(sentence),
      confirm: async (stranger) => {
        questions.push(describeStranger(stranger));
        return confirms;
      },
      onProgress: ({ file }) => {
        sent.push(file.path);
        if (sent.length >= stopAfter) controller.abort(new Error('stopped'));
      },
    });
    const { plan } = publication;
    try {
      await publication.publish();
    } finally {
      await publication.close();
    }
    return { sent: sent.toSorted(), plan };
  }

  return {
    publish,
    siteFolder,
    questions,
    said,
    [Symbol.dispose]: () => rmSync(siteFolder, { recursive: true, force: true }),
  };
}

/** What is in a folder, hidden files too. */
export function readFolder(folder: string): Files {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [relative('.', path), readFileSync(join(folder, path), 'utf8')] as const)
      .toSorted(),
  );
}
