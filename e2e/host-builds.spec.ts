import { readdir, symlink } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { findHost } from '#publish/hosts/hosts.ts';
import { previewAs } from '#publish/preview/preview-as.ts';
import { startStaticServer } from '../scripts/static-server.ts';
import { clickPlay, expectMusicToGoOn, recordAudio } from './audio-fixture.ts';
import { buildChangedSite } from './changed-site-fixture.ts';
import { test as base, expect } from './page-fixture.ts';
import { pages } from './pages.ts';
import { makeFolder, removeFolder } from './site-server-fixture.ts';

type Host = 'neocities-free' | 'cloudflare' | 'folder';
type BuiltSite = { folder: string; songHost: string };

/** The site built for a host and served as that host does; the songs of Neocities are on a second host. */
const makeTest = (host: Host, sitePath: string) =>
  base.extend<object, { built: BuiltSite; siteAddress: string }>({
    built: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
      async ({}, use) => {
        const folder = await makeFolder();
        const songs = await startStaticServer({ folder: join(folder, 'songs'), host: '127.0.0.1' });
        const choices = host === 'neocities-free' ? { songAddress: songs.url } : {};
        const site = await buildChangedSite([], { host, choices, base: `${sitePath}/` });
        if (host === 'neocities-free') await symlink(join(site.siteFolder, '../songs'), join(folder, 'songs'));
        await use({ folder: site.siteFolder, songHost: new URL(songs.url).origin });
        await songs.stop();
        await site.remove();
        await removeFolder(folder);
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    siteAddress: [
      async ({ built }, use) => {
        const { address, stop } = await previewAs(host, built.folder, { base: `${sitePath}/` });
        await use(new URL(address).origin);
        await stop();
      },
      { scope: 'worker' },
    ],
  });

const hosts: [host: Host, path: string, where: string][] = [
  ['neocities-free', '', 'on free Neocities'],
  ['cloudflare', '/me', 'below /me/ on Cloudflare Pages'],
  ['folder', '/me', 'below /me/ on a plain file server'],
];
for (const [host, sitePath, where] of hosts) {
  const test = makeTest(host, sitePath);
  // One worker, so the site is built only once.

  test.describe(where, () => {
    test.describe.configure({ mode: 'default' });

    // A browser that allows sound asks the songs' host for one as soon as the player is there.
    test.beforeEach(({ built, allowProblem }) => {
      allowProblem(new RegExp(`^request to another host: ${built.songHost}/[\\w-]+\\.mp3$`));
    });

    test('every page is there, and nothing on it fails to load', async ({ page }) => {
      for (const { path, heading } of pages) {
        const answer = await page.goto(sitePath + path);
        expect(answer?.status(), path).toBe(200);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      }
    });

    test('an unknown address shows the site’s own page', async ({ page, allowProblem }) => {
      allowProblem(/404 \(Not Found\)/);
      const answer = await page.goto(`${sitePath}/nowhere/at/all`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
      await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Projects' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    });

    test('the songs play, from page to page', async ({ page, built }) => {
      await recordAudio(page);
      await clickPlay(page, `${sitePath}/`);
      await expectMusicToGoOn(page);
      const source = await page.evaluate(() => window.recordedAudio.elements[0]?.src ?? '');
      const own = `${new URL(page.url()).origin}${sitePath}/assets/`;
      expect(source.startsWith(host === 'neocities-free' ? built.songHost : own)).toBe(true);
      await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Projects' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
      await expectMusicToGoOn(page);
    });

    test('feeds, sitemap, manifest and resume are there', async ({ request }) => {
      for (const file of ['feed.xml', 'feed.json', 'sitemap.xml', 'robots.txt', 'site.webmanifest', 'resume.pdf']) {
        expect((await request.get(`${sitePath}/${file}`)).status(), file).toBe(200);
      }
      const manifest = (await (await request.get(`${sitePath}/site.webmanifest`)).json()) as { start_url: string };
      expect(manifest.start_url).toBe(`${sitePath}/`);
    });

    test('there is no file that the host refuses', async ({ built }) => {
      const { endings, compresses } = findHost(host);
      const entries = await readdir(built.folder, { recursive: true, withFileTypes: true });
      const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
      expect(names.length).toBeGreaterThan(100);
      expect(names.filter((name) => endings && !endings.has(extname(name).slice(1)))).toEqual([]);
      expect(names.some((name) => /\.(br|gz)$/.test(name))).toBe(!compresses);
      expect(names.includes('not_found.html')).toBe(host === 'neocities-free');
    });
  });
}
