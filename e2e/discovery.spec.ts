import { expect, test } from './page-fixture.ts';
import { pages } from './pages.ts';

test('every page names its address, and the title and picture of a shared link; no two share a picture', async ({
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

test('a missing page is not for search engines', async ({ request }) => {
  const html = await (await request.get('/nowhere', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
});

test('the sitemap lists exactly the pages, and robots.txt names it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/bonbon\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(listed.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://bonbon.example/sitemap.xml');
});

test('the five updates are in an Atom and a JSON feed, each with its own id', async ({ request, page }) => {
  const json = await (await request.get('/feed.json')).json();
  expect(json.items).toHaveLength(5);
  expect(new Set(json.items.map(({ id }: { id: string }) => id)).size).toBe(5);
  // The site's pages cannot parse markup: Trusted Types are enforced there.
  await page.goto('about:blank');
  const atom = await (await request.get('/feed.xml')).text();
  const titles = await page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    return [...feed.querySelectorAll('entry > title')].map((title) => title.textContent);
  }, atom);
  expect(titles).toEqual(json.items.map(({ content_text }: { content_text: string }) => content_text));
});

test('each update in the feeds links to its own line on Home, which is highlighted', async ({ page, request }) => {
  const json: { items: { url: string }[] } = await (await request.get('/feed.json')).json();
  const atom = await (await request.get('/feed.xml')).text();
  const links = [...atom.matchAll(/<entry>.*?<link href="([^"]*)"/gs)].map(([, href]) => href);
  expect(links).toEqual(json.items.map(({ url }) => url));
  expect(new Set(links).size).toBe(5);
  for (const link of links) {
    await page.goto(link?.replace('https://bonbon.example', '') ?? '');
    await expect(page.locator('li:target')).toBeInViewport();
  }
});

test('the feeds have the types that the pages announce', async ({ request }) => {
  const html = await (await request.get('/guestbook')).text();
  const feeds = [...html.matchAll(/<link rel="alternate" type="([^"]+)" [^>]*href="([^"]+)"/g)];
  expect(feeds.map(([, , href]) => href).toSorted()).toEqual(['/feed.json', '/feed.xml', '/guestbook-feed.xml']);
  expect(html).toMatch(/<a [^>]*href="\/guestbook-feed\.xml"/);
  for (const [, type, href = ''] of feeds) {
    expect((await request.get(href)).headers()['content-type'], href).toBe(`${type}; charset=utf-8`);
  }
});

test('the web manifest names the site and its icons: 192 and 512 pixels, and a maskable one', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Bonbon', start_url: '/', lang: 'en' });
  for (const { src, type } of manifest.icons) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()['content-type'], src).toContain(type);
  }
  const named = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose]);
  expect(named).toEqual([
    ['any', undefined],
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
});

test('the icons that browsers request by default are there', async ({ request }) => {
  for (const [path, type] of Object.entries({ '/favicon.ico': 'image/x-icon', '/apple-touch-icon.png': 'image/png' })) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type]);
  }
});

test('no page nests a block in a line of text, or one control in another', async ({ page, request }) => {
  // The site's pages cannot parse markup: Trusted Types are enforced there.
  await page.goto('about:blank');
  for (const path of [...pages.map((one) => one.path), '/nowhere']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const misplaced = await page.evaluate((text) => {
      const blocks =
        'address, article, aside, blockquote, dd, div, dl, dt, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, ul';
      const lines =
        'abbr, b, button, cite, code, em, h1, h2, h3, h4, h5, h6, i, label, mark, p, pre, small, span, strong, time';
      const controls = 'a[href], button, input, select, textarea, summary, label, iframe';
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const found = parsed.querySelectorAll(`:is(${lines}) :is(${blocks}), :is(a, button) :is(${controls})`);
      // A parser closes a paragraph before a block; the paragraph's own end tag then becomes an empty one.
      const closedEarly = [...parsed.querySelectorAll('p:empty:not([class], [role])')];
      return [...found, ...closedEarly].map(
        ({ parentElement, outerHTML }) => `${parentElement?.tagName}: ${outerHTML}`,
      );
    }, html);
    expect(misplaced, path).toEqual([]);
  }
});

test('Home has an h-card, and rel=me links to the owner elsewhere', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.h-card .p-name.u-url')).toHaveText('Bonbon');
  await expect(page.locator('head link[rel="me"]')).toHaveCount(4);
});
