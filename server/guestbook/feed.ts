import { writeDrawingAddress } from '#model/drawing-address.ts';
import type { EntryRow } from '#model/guestbook-table.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import { fillWords } from '#model/words.ts';
import { escapeXml } from '#model/xml.ts';
import { writeIsoTime } from './iso-time.ts';

/** The feed's path below the base. */
export const feedFile = 'guestbook-feed.xml';
/** For a feed without entries, which needs a time that does not change. */
const emptyFeedTimeMs = 0;
const maxTitleLength = 60;

/** With the time when its author last changed it, if it was. */
type FeedRow = EntryRow & { mended?: number | null };

/**
 * Writes the visible entries as Atom (RFC 4287), newest first; entries in another state are left out. The site's address
 * ends with a slash, and `base` is its path. The owner's reply updates an entry, and so does its
 * author.
 */
export function writeFeed({
  site,
  base,
  entries,
}: {
  site: ServerSettings['site'];
  base: string;
  entries: readonly FeedRow[];
}): string {
  const page = new URL(`${base}guestbook`, site.address).href;
  const feed = new URL(base + feedFile, site.address).href;
  const visible = entries.filter(({ state }) => state === 'visible').sort((one, other) => other.time - one.time);
  const updatedMs = visible.map(readUpdateTime).reduce((one, other) => Math.max(one, other), emptyFeedTimeMs);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(site.language)}">
  <id>${escapeXml(page)}</id>
  <title>${escapeXml(site.feedTitle ?? `${site.title}: Guestbook`)}</title>
  <link rel="self" href="${escapeXml(feed)}"/>
  <link href="${escapeXml(page)}"/>
  <updated>${writeIsoTime(updatedMs)}</updated>
${visible.map((entry) => writeEntry(entry, page, new URL(base, site.address).href, site.feedReply)).join('')}</feed>
`;
}

function writeEntry(entry: FeedRow, page: string, home: string, feedReply = '↳ Reply: {reply}'): string {
  const { id, name, website, message, time, reply, depicts } = entry;
  const content = reply === null ? message : `${message}\n\n${fillWords(feedReply, { reply })}`;
  const drawing =
    depicts === null
      ? ''
      : `\n    <link rel="enclosure" type="image/png" title="${escapeXml(depicts)}" href="${escapeXml(home + writeDrawingAddress(id))}"/>`;
  const uri = website === '' ? '' : `<uri>${escapeXml(website)}</uri>`;
  return `  <entry>
    <id>${escapeXml(`${page}#entry-${id}`)}</id>
    <title>${escapeXml(`${name}: ${shorten(message)}`)}</title>
    <link href="${escapeXml(`${page}#entry-${id}`)}"/>${drawing}
    <published>${writeIsoTime(time)}</published>
    <updated>${writeIsoTime(readUpdateTime(entry))}</updated>
    <author><name>${escapeXml(name)}</name>${uri}</author>
    <content type="text">${escapeXml(content)}</content>
  </entry>
`;
}

function readUpdateTime({ time, reply_time, mended }: FeedRow): number {
  return Math.max(time, reply_time ?? 0, mended ?? 0);
}

/** In code points, so no surrogate pair is split. */
function shorten(message: string): string {
  const chars = [...message.replace(/\s+/g, ' ')];
  return chars.length > maxTitleLength ? `${chars.slice(0, maxTitleLength - 1).join('')}…` : chars.join('');
}
