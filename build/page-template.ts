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

/** The files of a page, of the entry's imports and of everything that they import, but not the entry's own. */
function listChunks(manifest: Manifest, module: string): string[] {
  if (!manifest[module]) throw new Error(`the build made no chunk of ${module}`);
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  const modules = new Set(entry === undefined ? [module] : [entry, module]);
  // A set is iterated in order of insertion, including what is added meanwhile.
  for (const one of modules) for (const imported of manifest[one]?.imports ?? []) modules.add(imported);
  return [...modules].filter((one) => one !== entry).flatMap((one) => manifest[one]?.file ?? []);
}
