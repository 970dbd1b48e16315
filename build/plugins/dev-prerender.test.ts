import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test, vi } from 'vitest';
import { writeContent } from '#content-reader/content-fixture.ts';
import { startDevServer } from './dev-server-fixture.ts';

test("dev's HTML of a page has what was just saved", async () => {
  const folder = await writeContent();
  const server = await startDevServer(folder);
  await vi.waitFor(() => expect(server.watcher.getWatched()[folder]).toContain('updates.yaml'), 20_000);
  const send = vi.spyOn(server.environments.client.hot, 'send');
  const readHome = async () => (await fetch(server.resolvedUrls?.local[0] ?? '')).text();

  expect(await readHome()).toContain('V1.0 finished');
  await writeFile(join(folder, 'updates.yaml'), '- date: 2025-11-01\n  text: Hot news\n');
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), 20_000);
  const html = await readHome();
  expect(html).toContain('Hot news');
  expect(html).not.toContain('V1.0 finished');
});

test('a page whose content changes while it is rendered comes whole', async () => {
  const folder = await writeContent();
  const changeMeanwhile: Plugin = {
    name: 'change-meanwhile',
    enforce: 'pre',
    async load(id) {
      // A page's own module is loaded while the frame around it is rendered already.
      if (this.environment.name !== 'ssr' || !id.endsWith('home-page.tsx') || hasChanged) return;
      hasChanged = true;
      const { moduleGraph, hot } = server.environments.ssr;
      moduleGraph.invalidateAll();
      hot.send({ type: 'full-reload' });
    },
  };
  let hasChanged = false;
  const server = await startDevServer(folder, [changeMeanwhile]);
  const response = await fetch(server.resolvedUrls?.local[0] ?? '');
  expect(hasChanged).toBe(true);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('V1.0 finished');
});

test('a page whose content fails while it changes comes at once, and so does the next', async () => {
  const folder = await writeContent();
  const failMeanwhile: Plugin = {
    name: 'fail-meanwhile',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'ssr' || !id.endsWith('virtual:content/friends') || hasFailed) return;
      hasFailed = true;
      server.environments.ssr.moduleGraph.invalidateAll();
      throw new Error('The picture has just gone.');
    },
  };
  let hasFailed = false;
  const server = await startDevServer(folder, [failMeanwhile]);
  const readStatus = async () => (await fetch(server.resolvedUrls?.local[0] ?? '')).status;
  expect([await readStatus(), await readStatus(), hasFailed]).toEqual([200, 200, true]);
});

test('a page that cannot be rendered is no page, until its content is mended', async () => {
  const folder = await writeContent();
  const server = await startDevServer(folder);
  const readStatus = async () => (await fetch(server.resolvedUrls?.local[0] ?? '')).status;
  await writeFile(join(folder, 'updates.yaml'), '- date: Monday\n');
  expect(await readStatus()).toBe(500);
  await writeFile(join(folder, 'updates.yaml'), '[]\n');
  await vi.waitFor(async () => expect(await readStatus()).toBe(200), 20_000);
});
