import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig } from 'vite';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { sampleFiles, writeContent } from '#content-reader/content-fixture.ts';
import { requireContent } from '#content-reader/require-content.ts';
import { wordsSchema } from '#model/words-schema.ts';
import { createSiteConfig } from './site-config.ts';

const english = wordsSchema.parse({});

test('on a site with all words translated, no page has an English one', async () => {
  const translate = (words: Record<string, string>) =>
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, `¡${text}`]));
  const translated = Object.fromEntries(Object.entries(english).map(([name, words]) => [name, translate(words)]));
  const ring = ['previous', 'random', 'next'].map((name) => `  ${name}: https://ring.example/${name}\n`).join('');
  const folder = await writeContent({
    'words.yaml': stringify(translated),
    'site.yaml': `${(await sampleFiles())['site.yaml']}\nwebring:\n  name: The Sweet Ring\n${ring}`,
  });
  const outDir = join(dirname(folder), 'prerender');
  await build(
    mergeConfig(createSiteConfig({ content: folder, cache: join(dirname(folder), 'cache') }), {
      configFile: false,
      logLevel: 'silent',
      build: { ssr: 'entry/enter-prerender.tsx', outDir, manifest: false },
    }),
  );
  const { renderPage } = (await import(
    pathToFileURL(join(outDir, 'enter-prerender.js')).href
  )) as typeof import('#site/entry/enter-prerender.tsx');
  const { descriptions, pageData, sharePictures } = await requireContent(folder);
  const pages = await Promise.all(
    Object.entries(descriptions).map(([path, description]) =>
      renderPage(path, { data: pageData[path], description, sharePicture: sharePictures[path] }),
    ),
  );
  const html = pages.map(({ head, body }) => head + body).join('\n');
  for (const text of ['¡Skip to content', '¡V1.0, released <time', '¡As of <time', '¡Back to Gallery', '¡Submit'])
    expect(html.replaceAll(/<!-- -->|<\/?bdi>/g, '')).toContain(text);
  expect(html).toMatch(
    /The Sweet Ring<.*ring\.example\/previous".*>¡Previous<.*\/random".*>¡Random<.*\/next".*>¡Next</,
  );
  const written = Object.values(await sampleFiles()).join('\n');
  const sentences = Object.values(english)
    .flatMap((words) => Object.values<string>(words))
    .filter((text) => /^[\w ,.!]+ [\w ,.!]+$/.test(text) && !written.includes(text));
  expect(sentences.length).toBeGreaterThan(50);
  for (const text of sentences) expect(html.replaceAll(`¡${text}`, '')).not.toContain(text);
});
