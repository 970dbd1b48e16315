import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '#model/content-schema.ts';
import { escapeXml } from '#model/xml.ts';
import { listFeedItems } from './feed-items.ts';
import { manifestIcons, pageColor, themeColor, writeIcons } from './icon-files.ts';

type Site = {
  siteFolder: string;
  content: Content;
  base: string;
  pagePaths: string[];
  /** With their URLs on the site. */
  icons: Content['site']['icons'];
};

/** Writes what crawlers, browsers and feed readers look for: sitemap, robots.txt, icons, web manifest, Atom and JSON feeds. */
export async function writeDiscoveryFiles({ siteFolder, content, base, pagePaths, icons }: Site): Promise<void> {
  const { site } = content;
  const address = (path: string) => new URL(path.replace(/^\//, ''), site.address).href;
  const files = {
    'sitemap.xml': writeSitemap(pagePaths.filter((path) => !path.endsWith('/404')).map(address)),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${address('/sitemap.xml')}\n`,
    'site.webmanifest': writeManifest(content, base, icons),
    'feed.xml': writeAtomFeed(content, address),
    'feed.json': writeJsonFeed(content, address),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(siteFolder, name), text)));
  await writeIcons(siteFolder, site.icons);
}

function writeSitemap(addresses: string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

function writeManifest({ site }: Content, base: string, { svg }: Site['icons']): string {
  const manifest = {
    name: site.title,
    description: site.description,
    lang: site.language,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    background_color: pageColor,
    theme_color: themeColor,
    icons: [
      { src: svg.src, type: 'image/svg+xml', sizes: 'any' },
      ...manifestIcons.map(({ name, size, purpose }) => ({
        src: base + name,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose,
      })),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function writeAtomFeed(content: Content, address: (path: string) => string): string {
  const { site, updates } = content;
  const entries = listFeedItems(content.updates, address).map(
    ({ id, url, date, text }) => `  <entry>
    <id>${escapeXml(id)}</id>
    <title>${escapeXml(text)}</title>
    <link href="${escapeXml(url)}"/>
    <updated>${date}T00:00:00Z</updated>
    <content type="text">${escapeXml(text)}</content>
  </entry>`,
  );
  const newest =
    updates
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? site.version.released;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
  <id>${escapeXml(address('/'))}</id>
  <title>${escapeXml(site.title)}</title>
  <subtitle>${escapeXml(site.tagline)}</subtitle>
  <link rel="self" href="${escapeXml(address('/feed.xml'))}"/>
  <link href="${escapeXml(address('/'))}"/>
  <updated>${newest}T00:00:00Z</updated>
  <author><name>${escapeXml(site.ownerName)}</name></author>
${entries.join('\n')}
</feed>
`;
}

function writeJsonFeed(content: Content, address: (path: string) => string): string {
  const { site } = content;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: site.title,
    description: site.tagline,
    language: site.language,
    home_page_url: address('/'),
    feed_url: address('/feed.json'),
    authors: [{ name: site.ownerName, url: address('/') }],
    items: listFeedItems(content.updates, address).map(({ id, url, date, text }) => ({
      id,
      url,
      content_text: text,
      date_published: `${date}T00:00:00Z`,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
