import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltContent } from '#content-reader/plugin/built-content.ts';
import { guestbookTemplate } from '#model/built-folder.ts';
import { type Content, contentFiles } from '#model/content-schema.ts';
import { type GuestbookRenderer, type GuestbookView, viewMarks } from '#model/guestbook-view.ts';
import type { Manifest } from './manifest.ts';
import { writePageData } from './page-data.ts';
import { fillGuestbookTemplate, fillTemplate } from './page-template.ts';

type Pages = {
  /** Has what the bundler wrote: the template, the manifest and the chunks. */
  siteFolder: string;
  /** Has the modules that render pages. */
  renderFolder: string;
  content: Content;
  built: BuiltContent;
  base: string;
  policy: string;
  /** To take along in the guestbook's page. */
  messages: GuestbookView | undefined;
  isRenderedByServer: boolean;
};

/** Renders the page of each address, and resolves with the icons as the pages link them. */
export async function writePages({
  siteFolder,
  renderFolder,
  content,
  built,
  base,
  policy,
  messages,
  isRenderedByServer,
}: Pages): Promise<{ icons: Content['site']['icons'] }> {
  const load = (file: string) => import(pathToFileURL(join(renderFolder, file)).href);
  const template = await readFile(join(siteFolder, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(siteFolder, '.vite/manifest.json'), 'utf8'));
  const { renderPage, icons }: typeof import('#site/entry/enter-prerender.tsx') = await load('enter-prerender.mjs');
  await writeFile(join(renderFolder, pagesModule), built.pages);
  const { pageData, sharePictures }: Pick<Content, 'pageData' | 'sharePictures'> = await load(pagesModule);
  const { language } = content.site;
  const { header } = content.delights;
  let guestbook: { file: string; html: string } | undefined;
  for (const [path, description] of Object.entries(content.descriptions)) {
    const page = await renderPage(path, { data: pageData[path], description, sharePicture: sharePictures[path] });
    const file = join(siteFolder, path.endsWith('/404') ? `${path}.html` : join(path, 'index.html'));
    await mkdir(dirname(file), { recursive: true });
    const parts = { template, page, policy, manifest, base, language, header };
    await writeFile(file, fillTemplate(parts));
    if (path === contentFiles.guestbookPage.address) guestbook = { file, html: fillGuestbookTemplate(parts) };
    await writePageData(dirname(file), page.data, manifest);
  }
  if (guestbook && isRenderedByServer) await writeFile(join(renderFolder, guestbookTemplate), guestbook.html);
  if (guestbook && messages) {
    // Only now, because the page is rendered with what loads late as soon as this module is there.
    const { renderGuestbook }: GuestbookRenderer = await load('enter-server.mjs');
    const { body, data } = await renderGuestbook(messages);
    await writeFile(
      guestbook.file,
      guestbook.html.replace(viewMarks.data, () => data).replace(viewMarks.body, () => body),
    );
  }
  return { icons };
}

/** In the folder of the modules that render pages: what belongs to single addresses. */
const pagesModule = 'pages.mjs';

/** What the server does not need to render the guestbook. */
export const buildOnlyModules: readonly string[] = ['enter-prerender.mjs', pagesModule];
