import {
  type ArrivedEntry,
  describeDrawing,
  explainState,
  findDoorAddress,
  findGuestbookAddress,
  type Notice,
  type NoticeRequest,
  summariseNotice,
  testWords,
} from './notice.ts';

/** Above 4096 bytes ntfy turns the text into an attachment: https://docs.ntfy.sh/publish/#limitations */
const maxBodyBytes = 4000;
const maxWebsiteLength = 200;

/** The notice for an ntfy topic, as plain text; a tap on it opens the guestbook. */
export function writeNtfyNotice(notice: Notice): NoticeRequest {
  const texts = notice.entries.map(writeText);
  const more = (shown: number) => (shown < texts.length ? `… and ${texts.length - shown} more` : '');
  const join = (shown: number) => [...texts.slice(0, shown), more(shown)].filter(Boolean).join('\n\n');
  let shown = 1;
  while (shown < texts.length && Buffer.byteLength(join(shown + 1)) <= maxBodyBytes) shown++;
  return {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      title: encodeHeader(summariseNotice(notice)),
      click: findGuestbookAddress(notice.site),
      ...(notice.actions && { actions: writeActions(notice, notice.actions) }),
    },
    // ntfy shows a notice without text as "triggered".
    body: texts.length === 0 ? testWords : join(shown),
  };
}

/** The most buttons that ntfy shows: https://docs.ntfy.sh/publish/#action-buttons */
const maxButtons = 3;

/** Buttons for the only entry; of several, one that hides each, as long as there is room. */
function writeActions({ site, entries }: Notice, actions: NonNullable<Notice['actions']>): string {
  const writeButton = (label: string, address: string) => `http, ${label}, ${address}, method=POST, clear=true`;
  const open = `view, Open, ${findDoorAddress(site)}`;
  const [only, second] = entries;
  const first = only && actions.get(only.id);
  if (entries.length > maxButtons || !first) return open;
  if (second) {
    const hides = entries.flatMap(({ id }, index) => {
      const address = actions.get(id)?.hide;
      return address ? [writeButton(`Hide ${index + 1}`, address)] : [];
    });
    return hides.join('; ');
  }
  return [writeButton('Hide', first.hide), first.approve && writeButton('Approve', first.approve), open]
    .filter(Boolean)
    .join('; ');
}

function writeText(entry: ArrivedEntry): string {
  const state = explainState(entry);
  const { name, message, website } = entry;
  return [`${name}: ${message}`, describeDrawing(entry), website.slice(0, maxWebsiteLength), state && `(${state})`]
    .filter(Boolean)
    .join('\n');
}

/** Headers are ASCII; other text is an encoded word (RFC 2047), which ntfy decodes. */
function encodeHeader(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
}
