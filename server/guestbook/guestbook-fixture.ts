import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { defaultRules, type GuestbookRules } from '#model/guestbook-rules.ts';
import type { DrawnRow, NewRow } from '#model/guestbook-table.ts';
import { createApp } from '#server/app.ts';
import type { BuiltRenderer } from '#server/builds/renderer.ts';
import type { ServerConfig } from '#server/config.ts';
import { openServices, type ServiceOptions } from '#server/services.ts';
import { createSite, exampleConfig, exampleSettings } from '#server/site-fixture.ts';
import { openDatabase } from '#server/storage/database.ts';

export const noon = Date.UTC(2026, 10, 21, 12);
export const rowAt = (time: number, row: Partial<NewRow & DrawnRow> = {}): NewRow => ({
  id: String(time),
  name: 'Moth',
  website: '',
  message: `Hello at ${time}!`,
  time,
  ...row,
});

type ExampleOptions = {
  rules?: Partial<GuestbookRules>;
  config?: Partial<ServerConfig>;
  base?: string;
  now?: () => number;
  countsVisits?: boolean;
  examine?: ServiceOptions['examine'];
  publicFetch?: ServiceOptions['publicFetch'];
  /** Renders the page, which is a plain file otherwise. */
  renderer?: BuiltRenderer;
};

/**
 * A guestbook without a network, in a temporary folder; `await using` closes and removes it. `other` is a second
 * database connection, like that of another process. `lines` has the app's log.
 */
export function openExampleGuestbook({
  rules,
  config,
  base = '/',
  now = () => noon,
  countsVisits = false,
  examine,
  publicFetch,
  renderer,
}: ExampleOptions = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bonbon-data-'));
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const page = renderer && { guestbookPage: 'guestbook' };
  const settings = { ...exampleSettings, base, countsVisits, guestbook: { ...defaultRules, ...rules }, ...page };
  const site = createSite({ 'index.html': 'home', 'guestbook/index.html': 'plain book' }, settings);
  const services = openServices({
    settings,
    site,
    renderer,
    config: { ...exampleConfig, ...config, dataFolder },
    examine,
    publicFetch,
    log,
    now,
  });
  const app = createApp({ site, services: services.routes, log, now });
  const other = openDatabase(dataFolder);
  const entries = `${base}rest/v1/guestbook_entries`;
  const request = (address: string, method: string, headers: Record<string, string> = {}, body?: BodyInit) =>
    app.request(address, { method, headers, ...(body !== undefined && { body }) });
  return {
    dataFolder,
    lines,
    app,
    services,
    other,
    request,
    get: (query = '', headers: Record<string, string> = {}) => request(entries + query, 'GET', headers),
    /** Sends a row as the browser does, or any body. */
    post: (row: object | string, headers: Record<string, string> = {}, query = '?select=*') =>
      request(
        entries + query,
        'POST',
        {
          'content-type': 'application/json',
          accept: 'application/vnd.pgrst.object+json',
          prefer: 'return=representation',
          ...headers,
        },
        typeof row === 'string' ? row : JSON.stringify(row),
      ),
    /** All rows in order of arrival. */
    readRows: () =>
      other
        .prepare('select * from guestbook_entries order by number')
        .all()
        .map((row) => ({ ...row })),
    [Symbol.asyncDispose]: async () => {
      other.close();
      await services.stop();
      rmSync(dataFolder, { recursive: true });
    },
  };
}

/** Status, code and message of a refusal, which has PostgREST's four columns and the headers of the API. */
export async function errorOf(answer: Response) {
  const body = await answer.json();
  expect(Object.keys(body).sort()).toEqual(['code', 'details', 'hint', 'message']);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  return [answer.status, body.code, body.message];
}
