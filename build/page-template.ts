import type { RenderedPage } from '#site/entry/enter-prerender.tsx';
import { forMetaTag } from './hosting/content-security-policy.ts';
import { deferLoading } from './loading-elements.ts';
import type { Manifest } from './manifest.ts';
import { embedPageData } from './page-data.ts';

type Parts = {
  /** Vite's index.html. */
  template: string;
  page: RenderedPage;
  policy: string;
  manifest: Manifest;
  base: string;
  language: string;
};

/** One page's file: its words in the head, its HTML in the body, and its chunks fetched along with the entry. */
export function fillTemplate({ template, page, policy, manifest, base, language }: Parts): string {
  const chunks = listChunks(manifest, page.module.replace(/^site\//, '')).map((file) => base + file);
  const metaPolicy = `<meta http-equiv="Content-Security-Policy" content="${forMetaTag(policy)}">`;
  const html = template
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('<meta charset="utf-8">', (charset) => `${charset}\n    ${metaPolicy}`)
    .replace('<!--head-->', () => page.head)
    .replace('<div id="root"><!--app-->', () => `<div id="root" data-page="${page.module}">${page.body}`)
    .replace('<!--data-->', () => embedPageData(page.data));
  return deferLoading(html, chunks);
}

/** The file of a page and of everything it imports, but for the entry, which the HTML names itself. */
function listChunks(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`the build made no chunk of ${module}`);
  if (seen.has(module) || chunk.isEntry) return [];
  seen.add(module);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => listChunks(manifest, imported, seen))];
}
