import { expect, test } from 'vitest';
import { writeContent } from '#content-reader/content-fixture.ts';
import { startDevServer } from './dev-server-fixture.ts';

test("dev's HTML of a page has its styles, the site's own first, and no other page's", async () => {
  const folder = await writeContent();
  const server = await startDevServer(folder);
  const readStyles = async (path: string) => {
    const html = await (await fetch(new URL(path, server.resolvedUrls?.local[0]))).text();
    return [...html.matchAll(/<style type="text\/css" data-vite-dev-id="[^"]*\/site\/([^"]*)">(.*?)<\/style>/gs)];
  };
  await readStyles('/');
  const styles = await readStyles('/aboutme');
  const names = styles.map(([, name]) => name);
  expect(names.slice(0, 4)).toEqual(['tokens', 'fonts', 'base', 'print'].map((name) => `styles/${name}.css`));
  expect(names).toContain('frame/header/header.module.css');
  expect(names).toContain('pages/about-me/about-me-page.module.css');
  expect(names.filter((name) => name?.startsWith('pages/home/'))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const [, , header] = styles.find(([, name]) => name === 'frame/header/header.module.css') ?? [];
  // As a browser gets it from Vite: with the names of classes that are in the HTML.
  expect(header).toMatch(/\._header_\w+/);
});
