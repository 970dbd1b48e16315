import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, mergeConfig } from 'vite';
import { parse } from 'yaml';
import { devServices } from '#build/plugins/dev-services.ts';
import { createSiteConfig } from '#build/site-config.ts';
import { type ContentFileName, collections, contentFiles } from '#model/content-schema.ts';
import { readConfig } from '#server/config.ts';
import { bundleStudio } from '#studio/api/bundle/bundle-studio.ts';
import { studioBundle } from '#studio/api/bundle/studio-bundle.ts';
import { listFields } from '#studio/api/fields/list-fields.ts';
import { studioAgent } from '#studio/api/preview/agent-plugin.ts';
import { listPreviewValues } from '#studio/app/preview/preview-values.ts';
import type { PreviewValue } from '#studio/protocol/preview.ts';
import type { FileState } from '#studio/protocol/site-state.ts';
import { makeFolder, removeFolder } from './site-server-fixture.ts';

export type PreviewedSite = {
  /** Of the previewed site, without a slash at its end. */
  address: string;
  /** Of a page that has the site in a frame, and keeps what it says in `messages`. */
  window: string;
  /** Where an owner's files lie, to be changed. */
  content: string;
  values: PreviewValue[];
  /** Pages with a file of their own. */
  pages: { address: string; file: string }[];
  /** Addresses of all pages, with one that does not exist. */
  addresses: string[];
  stop: () => Promise<void>;
};

/** The real pages of a copy of a site, from their sources, with the studio's script, as the studio shows them. */
export async function previewSite(source: string): Promise<PreviewedSite> {
  const folder = await makeFolder();
  const content = join(folder, 'content');
  await cp(source, content, { recursive: true });
  const bundle = join(folder, 'bundle');
  await bundleStudio(bundle);
  const window = createHttpServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(windowPage(origin(preview)));
  }).listen(0, 'localhost');
  await once(window, 'listening');
  const config = readConfig({ DATA_FOLDER: join(folder, 'data') }, folder);
  const vite = await createServer(
    mergeConfig(createSiteConfig({ content, cache: join(folder, 'cache') }), {
      configFile: false,
      logLevel: 'error',
      server: { port: 0, host: 'localhost', strictPort: false, hmr: { overlay: false } },
      plugins: [
        devServices(config, content),
        studioAgent(Promise.resolve(join(bundle, studioBundle.agent)), origin(window)),
      ],
    }),
  );
  await vite.listen();
  const preview = vite.httpServer as { address: () => AddressInfo | string | null };
  const files = readFiles(content);
  const pages = Object.values(contentFiles).flatMap((definition) =>
    'address' in definition && existsSync(join(content, definition.file))
      ? [{ address: definition.address as string, file: definition.file }]
      : [],
  );
  return {
    address: origin(preview),
    window: origin(window),
    content,
    values: listPreviewValues(files, listFields()),
    pages,
    addresses: [
      ...pages.map(({ address }) => (address === '/404' ? '/no-such-page' : address)),
      ...files.flatMap(({ name, id }) => (id ? [`${addressOf(name)}/${id}`] : [])),
    ],
    async stop() {
      await Promise.all([vite.close(), new Promise((resolve) => window.close(resolve))]);
      await removeFolder(folder);
    },
  };
}

const addressOf = (name: string) => (name === 'projects' ? '/projects' : '/oc-gallery');

const origin = (server: { address: () => AddressInfo | string | null }) =>
  `http://localhost:${(server.address() as AddressInfo).port}`;

/** All content files, as the studio knows them. */
export function readFiles(content: string): FileState[] {
  const read = (name: string, file: string, id?: string): FileState[] => {
    const path = join(content, file);
    const isThere = existsSync(path);
    const data = isThere ? parse(readFileSync(path, 'utf8')) : null;
    const state = isThere ? 'there' : 'missing';
    return [{ file, name: name as ContentFileName, ...(id && { id }), state, hash: '', data }];
  };
  return [
    ...Object.entries(contentFiles).flatMap(([name, { file }]) => read(name, file)),
    ...Object.entries(collections).flatMap(([name, { folder, file }]) =>
      existsSync(join(content, folder))
        ? readdirSync(join(content, folder)).flatMap((id) =>
            existsSync(join(content, folder, id, file)) ? read(name, `${folder}/${id}/${file}`, id) : [],
          )
        : [],
    ),
  ];
}

/** Stands in for the studio's window: it says what a test tells it to, and keeps what it hears. */
const windowPage = (preview: string) => `<!doctype html><title>Window</title>
<style>body { margin: 0 } iframe { border: 0; width: 1280px; height: 720px }</style>
<iframe src="${preview}/" title="Preview"></iframe>
<script>
  const frame = document.querySelector('iframe');
  window.messages = [];
  const said = {};
  window.say = (command) => {
    if (/^(values|mode)$/.test(command.type)) said[command.type] = command;
    frame.contentWindow.postMessage(command, '${preview}');
  };
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== '${preview}' || source !== frame.contentWindow) return;
    window.messages.push(data);
    // A page that is loaded again knows nothing: Vite does that when it has found a new package.
    if (data.type === 'ready') Object.values(said).forEach(window.say);
  });
</script>`;
