import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import { startMs } from '#admin/commands/tool-fixture.ts';
import type { OwnerRow } from '#model/guestbook-table.ts';
import { createLinkStore } from '#server/door/links/link-store.ts';
import { openExampleGuestbook } from '#server/guestbook/guestbook-fixture.ts';
import { createOwnerStore } from '#server/guestbook/owner-store.ts';
import { openDatabase } from '#server/storage/database.ts';
import type { Where } from '#studio/protocol/guestbook.ts';
import { createDesks } from './desks.ts';

const query = (text = '') => new URLSearchParams(text);
export const nowMs = startMs + 60_000;

/** A site in a folder of its own, with the studio's desks; `services` is written to its site.yaml. */
export async function openSite(services: string, environment = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-desk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const content = join(folder, 'content');
  const dataFolder = join(folder, 'data');
  await mkdir(content);
  const write = (text: string) => writeFile(join(content, 'site.yaml'), `services:\n${text}`);
  await write(services);
  const desks = createDesks({ folder, content, dataFolder, environment, now: () => nowMs });
  return {
    folder,
    dataFolder,
    write,
    keptFile: join(folder, '.bonbon/studio/ways-in.json'),
    book: (text?: string) => desks.GET.guestbook(query(text)),
    visits: (text?: string) => desks.GET.visits(query(text)),
    ...{ act: desks.POST['guestbook/act'], enter: desks.POST['guestbook/enter'] },
    notices: (where: Where) => desks.GET['guestbook/notices'](query(`where=${where}`)),
    test: desks.POST['guestbook/test'],
    ...{ giveKey: desks.POST['guestbook/key'], leave: desks.POST['guestbook/leave'] },
  };
}
export type Site = Awaited<ReturnType<typeof openSite>>;

export const builtIn = '  guestbook: built-in\n  counter: built-in\n';
/** Messages that are kept on this computer. */
export function addHere({ dataFolder }: Pick<Site, 'dataFolder'>, entries: readonly OwnerRow[]) {
  const store = createOwnerStore(openDatabase(dataFolder));
  return store.addParts({ entries, blocks: [] }).finally(() => store.close());
}

/** A Bonbon server as it runs on the web, with its door. */
export async function startServer(entries: readonly OwnerRow[] = [], config = {}) {
  const server = openExampleGuestbook({ config, countsVisits: true, now: () => nowMs });
  await createOwnerStore(server.other).addParts({ entries, blocks: [] });
  const answer = getRequestListener(server.app.fetch);
  const listener = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = `http://localhost:${(listener.address() as AddressInfo).port}/`;
  const stop = async () => {
    listener.closeAllConnections();
    await new Promise((resolve) => listener.close(resolve));
  };
  onTestFinished(async () => {
    await stop();
    await server[Symbol.asyncDispose]();
  });
  return {
    ...server,
    address,
    stop,
    makeLink: () => `${address}door/${createLinkStore(server.other).makeLink(nowMs).secret}`,
  };
}
