import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Warning } from '#content-reader/problem.ts';
import type { Content } from '#model/content-schema.ts';
import { type EntryRow, entriesTable, type StatusRow, statusTable } from '#model/guestbook-table.ts';
import { type GuestbookView, pageLength, writeViewRow } from '#model/guestbook-view.ts';
import { writeKeyHeaders } from '#model/supabase-key.ts';

type Services = Content['site']['services'];

const timeoutMs = 10_000;
/** What the page shows of an entry. Nothing else of a project's rows gets into a page. */
const shownColumns = [
  'id',
  'name',
  'website',
  'message',
  'time',
  'reply',
  'reply_time',
  'sticker',
  'paper',
  'drawing',
  'depicts',
] as const;

/** Whether the build takes the newest messages along: nobody else puts them into the HTML. */
export const takesMessages = ({
  site: { services },
  guestbookPage,
}: Pick<Content, 'site' | 'guestbookPage'>): boolean => Boolean(guestbookPage) && services.guestbook === 'supabase';

/**
 * The newest messages of a Supabase project, read with the key that visitors use, too. `nowMs` is epoch milliseconds. Rejects
 * with a reason for the owner if they cannot be read.
 */
export async function takeMessages(
  { supabaseAddress = '', supabaseKey = '' }: Services,
  nowMs: number,
  request: typeof fetch = fetch,
): Promise<GuestbookView> {
  const read = async (query: string) => {
    const answer = await request(`${supabaseAddress.replace(/\/+$/, '')}/rest/v1/${query}`, {
      headers: writeKeyHeaders(supabaseKey),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const rows: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok || !Array.isArray(rows)) throw new Error(`it answered with the status ${answer.status}`);
    return rows as unknown[];
  };
  const [rows, [status]] = await Promise.all([
    read(`${entriesTable}?select=*&state=eq.visible&order=time.desc,id.desc&limit=${pageLength}`),
    read(`${statusTable}?select=*&limit=1`),
  ]);
  const { is_open = true, approves_first = false } = (status ?? {}) as Partial<StatusRow>;
  return { rows: rows.map(pickShown), status: { is_open, approves_first }, links: {}, takenMs: nowMs };
}

const pickShown = (row: unknown): Partial<EntryRow> =>
  writeViewRow(Object.fromEntries(shownColumns.map((name) => [name, (row as EntryRow)[name] ?? null])) as EntryRow);

/** The newest messages, or why the page has none in its HTML; neither if the build takes none along. */
export async function takeOrWarn(
  content: Pick<Content, 'site' | 'guestbookPage'>,
  contentFolder: string,
): Promise<{ messages?: GuestbookView; warning?: Warning }> {
  if (!takesMessages(content)) return {};
  try {
    return { messages: await takeMessages(content.site.services, Date.now()) };
  } catch (cause) {
    const settings = await readFile(join(contentFolder, 'site.yaml'), 'utf8');
    return { warning: warnOfMissing(cause, basename(contentFolder), settings) };
  }
}

function warnOfMissing(error: unknown, folderName: string, settings: string): Warning {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  const line = settings.split('\n').findIndex((text) => text.includes('supabaseAddress:'));
  return {
    file: `${folderName}/site.yaml`,
    line: line + 1,
    column: 1,
    key: 'services.supabaseAddress',
    sentence: `the newest messages were not taken along, because the project could not be read (${cause?.code ?? message}): the guestbook's page has none until its script has read them`,
    isForPublishing: true,
  };
}
