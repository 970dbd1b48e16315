import { findGuestbookAddress, type Notice, type NoticeRequest } from './notice.ts';

/**
 * The notice for programs: `{ type: "guestbook.entries", site: { title, address }, guestbook, entries }`, whose entries
 * have the columns of the table, `held_because` among them, and times are epoch milliseconds. Texts are unescaped. `mended` is
 * when its author changed an entry. Its `actions` are the addresses to which a POST hides or approves it. A test is
 * `guestbook.test`, without entries.
 */
export function writeJsonNotice({ site, entries, actions }: Notice): NoticeRequest {
  const body = {
    type: entries.length === 0 ? 'guestbook.test' : 'guestbook.entries',
    site: { title: site.title, address: site.address },
    guestbook: findGuestbookAddress(site),
    entries: entries.map(({ id, name, website, message, time, state, held_because, depicts, mended, audience }) => ({
      id,
      name,
      website,
      message,
      time,
      state,
      held_because,
      // What it shows; the picture itself is behind the door.
      ...(depicts !== null && { drawing: depicts }),
      ...(mended && { mended }),
      ...(audience && { audience }),
      ...(actions?.has(id) && { actions: actions.get(id) }),
    })),
  };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
