import * as content from 'virtual:content';
import * as words from 'virtual:words';
import { prerender } from 'react-dom/static';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App } from '#site/entry/app.tsx';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { keepPageData } from '#site/navigation/page-data.ts';

/** Every text of the owner and each of its lines, without those that the interface has as well. */
const texts = new Set(
  listTexts(Object.values(content))
    .flatMap((text) => [text, ...text.split(/\s*\n\s*/)].map((part) => part.trim()))
    .filter((text) => /\p{L}/u.test(text)),
);
for (const text of listTexts(Object.values(words))) texts.delete(text);

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

async function renderPage(pathname: string) {
  const { prelude } = await prerender(
    <StaticNavigation pathname={pathname}>
      <App />
    </StaticNavigation>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new DOMParser().parseFromString(await new Response(prelude).text(), 'text/html');
}

// An owner may write any language into any field, and some write two of them.
test.each(Object.keys(content.descriptions))('the owner’s texts on %s have their own direction', async (path) => {
  keepPageData(path, content.pageData[path] ?? null);
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => warnings.mockRestore());
  const { body } = await renderPage(path);
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const undirected: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const parent = walker.currentNode.parentElement;
    if (!texts.has(text) || parent?.closest('title, script')) continue;
    found.push(text);
    if (!parent?.closest('[dir="auto"], bdi')) undirected.push(`${parent?.outerHTML.slice(0, 200)}`);
  }
  expect(found.length).toBeGreaterThan(10);
  expect(undirected).toEqual([]);
});
