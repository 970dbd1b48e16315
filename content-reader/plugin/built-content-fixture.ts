import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { openBuildCache } from '#content-reader/cache/build-cache.ts';
import { readContent } from '#content-reader/read-content.ts';
import { makeBuiltContent } from './built-content.ts';
import { contentPlugin } from './plugin.ts';

/** One entry of friends.yaml. */
export const friend = (image: string) => `- name: Mochi\n  url: '#'\n  image: ${image}\n`;

/** A lazy-loaded page for each name in `pages`; each shows some of the content. */
export async function writeSite(folder: string, pages: Record<string, string[]>): Promise<string> {
  const root = join(dirname(folder), 'site');
  await mkdir(root, { recursive: true });
  const show = (names: string[]) =>
    `import { ${names} } from 'virtual:content';\nexport const shown = JSON.stringify([${names}]);\n`;
  const files = {
    'package.json': '{ "type": "module" }',
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': `const pages = { ${Object.keys(pages).map((name) => `${name}: () => import('./${name}.js')`)} };\npages[location.hash]();\n`,
    ...Object.fromEntries(Object.entries(pages).map(([name, names]) => [`${name}.js`, show(names)])),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(root, name), text)));
  return root;
}

export async function buildSite(folder: string, root: string, config: InlineConfig = {}) {
  const out = join(root, 'out');
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [contentPlugin({ folder, cacheFolder: join(root, '.cache') })],
    ...config,
    build: { outDir: out, target: 'es2022', ...config.build },
  });
  const { content, ownFiles } = await readContent(folder);
  if (content && !config.build?.ssr) {
    const built = makeBuiltContent(content, ownFiles, config.base ?? content.site.base);
    await built.writeFiles(out);
    await built.writePictures(out, openBuildCache(join(root, '.cache')));
  }
  return out;
}

/** The code of all chunks by the start of their names. */
export async function readChunks(out: string): Promise<Record<string, string>> {
  const names = (await readdir(join(out, 'assets'))).filter((name) => name.endsWith('.js'));
  const chunks = names.map(async (name) => [name.split('-')[0], await readFile(join(out, 'assets', name), 'utf8')]);
  return Object.fromEntries(await Promise.all(chunks));
}
