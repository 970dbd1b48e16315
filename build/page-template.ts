import type { HeaderSettings } from '#model/delights-schema.ts';
import { viewMarks } from '#model/guestbook-view.ts';
import { embedPageData } from '#model/page-data.ts';
import type { RenderedPage } from '#site/entry/enter-prerender.tsx';
import { forMetaTag } from './hosting/content-security-policy.ts';
import { deferLoading } from './loading-elements.ts';
import type { Manifest } from './manifest.ts';
import { linkPageStyles, linkPartStyles } from './style-files.ts';

type Parts = {
  /** Vite's index.html. */
  template: string;
  page: RenderedPage;
  policy: string;
  manifest: Manifest;
  base: string;
  language: string;
  header: HeaderSettings;
};

/** One page's file: its words and its style file in the head, its HTML in the body, and its chunks fetched along with the entry. */
export function fillTemplate({ template, page, policy, manifest, base, language, header }: Parts): string {
  const chunks = listChunks(manifest, page.module.replace(/^site\//, '')).map((file) => base + file);
  const metaPolicy = `<meta http-equiv="Content-Security-Policy" content="${forMetaTag(policy)}">`;
  const html = template
    .replace('<html lang="en">', () => `<html lang="${language}"${writeSkyAttributes(header)}>`)
    .replace('<meta charset="utf-8">', (charset) => `${charset}\n    ${metaPolicy}`)
    .replace('<!--head-->', () => page.head)
    .replace('<div id="root"><!--app-->', () => `<div id="root" data-page="${page.module}">${page.body}`)
    .replace('<!--data-->', () => embedPageData(page.data));
  return deferLoading(linkPageStyles(html, page.module), chunks);
}

/** The guestbook's page without what the server renders into it. */
export const fillGuestbookTemplate = (parts: Parts): string =>
  linkPartStyles(fillTemplate({ ...parts, page: { ...parts.page, body: viewMarks.body } }), 'note-wall').replace(
    '</body>',
    () => `${viewMarks.data}</body>`,
  );

/** What site/standalone/before-paint.ts must know of the header's scene, unless it is as usual. */
function writeSkyAttributes({ hours, seasons, hemisphere }: HeaderSettings): string {
  const still = `${hours ? '' : 'h'}${seasons ? '' : 's'}`;
  return `${still && ` data-still="${still}"`}${hemisphere === 'south' ? ' data-south="1"' : ''}`;
}

/** The files of a page, of the entry's imports and of everything that they import, each after its own imports; not the entry's own. */
function listChunks(manifest: Manifest, module: string): string[] {
  if (!manifest[module]) throw new Error(`the build made no chunk of ${module}`);
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  const seen = new Set<string>();
  const listed: string[] = [];
  const list = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { imports = [], file } = manifest[name] ?? {};
    imports.forEach(list);
    if (file && name !== entry) listed.push(file);
  };
  if (entry !== undefined) list(entry);
  list(module);
  return listed;
}
