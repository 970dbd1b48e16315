import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { answerInside, answerRedirect, insideHeaders } from '../answers.ts';
import type { Door, DoorContext, DoorEnv, Place } from '../door-tools.ts';
import { writePage } from '../frame/frame.ts';
import { drawIcon } from '../frame/icon.ts';

/** What the buttons of the copies, of the notices and of the doctor do. They are part of a place. */
export function addRecordRoutes(routes: Hono<DoorEnv>, door: Door, place: Place): void {
  const { backups, doctor, sendTest } = door.records;

  const answerFault = (c: DoorContext, sentence: string) => {
    const main = html`<div class="note note--bad">${drawIcon('warn')}<span>${sentence}</span></div><p><a class="b" href="${door.at(place.path)}">Back</a></p>`;
    return answerInside(writePage(c, door, { place, main }), { status: 503 });
  };

  routes.post('/backups', async (c) => {
    try {
      await backups.makeNow();
    } catch (error) {
      return answerFault(c, `No copy was made: ${(error as Error).message}.`);
    }
    return answerRedirect(`${door.at(place.path)}#copies`);
  });

  routes.get('/backups/:name', async (c, next) => {
    const copy = (await backups.list()).find(({ name }) => name === c.req.param('name'));
    if (!copy) return next();
    const headers = {
      ...insideHeaders,
      'content-type': 'application/vnd.sqlite3',
      'content-length': String(copy.bytes),
      'content-disposition': `attachment; filename="${copy.name}"`,
    };
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    const stream = Readable.toWeb(createReadStream(join(backups.folder, copy.name)));
    return new Response(stream as ReadableStream, { headers });
  });

  routes.post('/notices', async (_c, next) => {
    if (!sendTest) return next();
    await sendTest();
    return answerRedirect(`${door.at(place.path)}#notices`);
  });

  routes.post('/doctor', async (c) => {
    try {
      await doctor?.run();
    } catch (error) {
      return answerFault(c, `The doctor could not look: ${(error as Error).message}`);
    }
    return answerRedirect(`${door.at(place.path)}#doctor`);
  });
}
