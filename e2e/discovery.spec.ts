import { expect, test } from './fixtures.ts';
import { pages } from './pages.ts';

test('every page names its own address and what a shared link shows, each a picture of its own', async ({
  request,
}) => {
  const shared: string[] = [];
  for (const { path, heading } of pages) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<link rel="canonical" href="https://bonbon.example${path}"/>`);
    expect(html).toContain(`<meta property="og:url" content="https://bonbon.example${path}"/>`);
    expect(html).toContain(`<meta property="og:title" content="${heading}"/>`);
    const [, picture = ''] = /property="og:image" content="https:\/\/bonbon\.example([^"]+)"/.exec(html) ?? [];
    expect(picture).toMatch(/^\/share\/[\w-]+\.png$/);
    expect(shared).not.toContain(picture);
    shared.push(picture);
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png');
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toContain('<meta property="og:image:height" content="630"/>');
  }
});

test('a page that is not there is not for search engines', async ({ request }) => {
  const html = await (await request.get('/nowhere', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
});

test('the sitemap lists every page and no other, and robots.txt leads to it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/bonbon\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(listed.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://bonbon.example/sitemap.xml');
});

test('the five updates are an Atom and a JSON feed, each entry with an id of its own', async ({ request, page }) => {
  const json = await (await request.get('/feed.json')).json();
  expect(json.items).toHaveLength(5);
  expect(new Set(json.items.map(({ id }: { id: string }) => id)).size).toBe(5);
  // The site's own pages parse no markup from a text.
  await page.goto('about:blank');
  const atom = await (await request.get('/feed.xml')).text();
  const titles = await page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    return [...feed.querySelectorAll('entry > title')].map((title) => title.textContent);
  }, atom);
  expect(titles).toEqual(json.items.map(({ content_text }: { content_text: string }) => content_text));
});

test('the web manifest names the site, with icons that are there', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Bonbon', start_url: '/', lang: 'en' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test('the owner can be found: an h-card, and links to the same person elsewhere', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.h-card .p-name.u-url')).toHaveText('Bonbon');
  await expect(page.locator('head link[rel="me"]')).toHaveCount(4);
});
