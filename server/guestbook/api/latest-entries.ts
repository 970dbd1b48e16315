import type { IncomingMessage, ServerResponse } from 'node:http';
import { readLimit } from '#model/guestbook.ts';
import { entriesTable } from '#model/guestbook-table.ts';
import { createLiveFile, type LiveFile } from '#server/http/live-file.ts';
import { chooseVariant } from '#server/http/prepared-files.ts';
import { isUnchanged } from '#server/http/revalidation.ts';
import type { DatabaseVersion } from '#server/storage/database-version.ts';
import type { EntryStore } from '../store.ts';
import { apiHeaders, contentRangeOf, listType } from './api-answers.ts';
import type { CrossOrigin } from './cross-origin.ts';

/** The list that browsers request: the newest 200 entries with all columns. */
export function createLatestEntries(store: EntryStore, version: DatabaseVersion): LiveFile {
  return createLiveFile({
    readVersion: version.read,
    make: () => {
      const rows = store.listVisible(readLimit);
      return {
        body: Buffer.from(JSON.stringify(rows)),
        headers: {
          ...apiHeaders,
          'content-type': listType,
          'content-range': contentRangeOf(rows.length),
          'cache-control': 'no-cache',
          vary: 'Accept-Encoding, Origin',
        },
      };
    },
  });
}

/**
 * Writes the list that browsers request straight to Node's response and returns whether it did; compare
 * `answerFromMemory`. Other requests and database errors are left to the app.
 */
export function createFastPath(base: string, latest: LiveFile, crossOrigin: CrossOrigin) {
  const target = `${base}rest/v1/${entriesTable}?select=*&order=time.desc&limit=${readLimit}`;
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    if (incoming.url !== target || incoming.method !== 'GET' || !isPlain(incoming)) return false;
    const { headers } = incoming;
    let variant: ReturnType<typeof chooseVariant>;
    try {
      variant = chooseVariant(latest(), headers['accept-encoding'] as string | undefined);
    } catch {
      return false;
    }
    const isKnown = isUnchanged(headers['if-none-match'], variant.etag);
    const answer = isKnown ? variant.notModified : variant.ok;
    const more = crossOrigin.headersFor(headers.origin);
    outgoing.writeHead(answer.status, more ? { ...answer.headers, ...more } : answer.headers);
    outgoing.end(isKnown ? undefined : variant.body);
    return true;
  };
}

/** Whether the headers request the default format. */
function isPlain({ headers }: IncomingMessage): boolean {
  const { accept, prefer, 'accept-profile': schema } = headers;
  return (
    (accept === undefined || accept === '*/*' || accept === 'application/json') &&
    (schema === undefined || schema === 'public') &&
    prefer === undefined
  );
}
