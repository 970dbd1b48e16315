import { writeIsoTime } from '../iso-time.ts';
import {
  type ArrivedEntry,
  describeDrawing,
  type EntryActions,
  explainState,
  findGuestbookAddress,
  type Notice,
  type NoticeRequest,
  summariseNotice,
  testWords,
} from './notice.ts';

// https://docs.discord.com/developers/resources/message: 2000 characters of content; 10 embeds, with 6000 characters in
// all of them together.
const maxContentLength = 2000;
const maxEmbeds = 10;
const maxEmbedsLength = 6000;
/** An embed's name of 80 characters, its footer of at most 70, and a margin. */
const embedOverhead = 170;
const maxWebsiteLength = 200;
const maxDrawingLength = 220;

/**
 * The notice in Discord's shape. Visitors' text is shown as typed: markdown is escaped, and mentions notify no person,
 * role or @everyone.
 */
export function writeDiscordNotice(notice: Notice): NoticeRequest {
  const shown = notice.entries.slice(0, maxEmbeds);
  const more = notice.entries.length - shown.length;
  const lines = [
    `**${cut(escapeMarkdown(summariseNotice(notice)), 1000)}**`,
    `<${cut(findGuestbookAddress(notice.site), 900)}>`,
    ...(shown.length === 0 ? [testWords] : []),
    ...(more > 0 ? [`These are the first ${shown.length}.`] : []),
  ];
  const maxTextLength = Math.floor(maxEmbedsLength / shown.length) - embedOverhead;
  const body = {
    content: lines.join('\n').slice(0, maxContentLength),
    embeds: shown.map((entry) => writeEmbed(entry, maxTextLength, notice.actions?.get(entry.id))),
    allowed_mentions: { parse: [] },
  };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function writeEmbed(entry: ArrivedEntry, maxTextLength: number, actions: EntryActions | undefined) {
  const { name, website, message, time } = entry;
  const state = explainState(entry);
  const address = website === '' ? '' : `\n\n${cut(escapeMarkdown(website), maxWebsiteLength)}`;
  const drawing = describeDrawing(entry) && `\n\n${cut(escapeMarkdown(describeDrawing(entry)), maxDrawingLength)}`;
  const buttons = actions ? `\n\n${writeButtons(actions)}` : '';
  return {
    author: { name },
    description:
      cut(escapeMarkdown(message), maxTextLength - drawing.length - address.length - buttons.length) +
      drawing +
      address +
      buttons,
    timestamp: writeIsoTime(time),
    ...(state !== '' && { footer: { text: state } }),
  };
}

/** Links, because a webhook can have no buttons: each leads to a page that asks. */
const writeButtons = ({ hide, approve }: EntryActions) =>
  [`[Hide](${hide})`, approve && `[Approve](${approve})`].filter(Boolean).join(' · ');

/** Escapes every character that is special in Discord's markdown, links, mentions and emoji included. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_~`|#>\-+[\]()<:@]/g, '\\$&');
}

/** Truncates to UTF-16 units without splitting a code point or an escape. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let short = '';
  for (const [unit] of text.matchAll(/\\?./gsu)) {
    if (short.length + unit.length > maxLength - 1) break;
    short += unit;
  }
  return `${short}…`;
}
