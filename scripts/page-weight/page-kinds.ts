import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export type PageKind = {
  /** Below the base: '/', '/projects'; of a project or a character '/projects/:id'. */
  kind: string;
  /** The address of one page of this kind, below the base. */
  path: string;
};

/** One page of each kind in a built site: each page of the first level, and the first of those below each of them. */
export function listPageKinds(siteFolder: string): PageKind[] {
  const pages = globSync(['index.html', '*/index.html', '*/*/index.html'], { cwd: siteFolder })
    .filter((file) => isPage(join(siteFolder, file)))
    .map((file) => `/${file.split(sep).slice(0, -1).join('/')}`)
    .sort();
  const kinds = new Map<string, string>();
  for (const path of pages) {
    const kind = path.replace(/^(\/[^/]+\/).*/, '$1:id');
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds].map(([kind, path]) => ({ kind, path }));
}

/** An owner's own page beside the site's is none of ours. */
const isPage = (file: string) => / id="root"/.test(readFileSync(file, 'utf8'));
