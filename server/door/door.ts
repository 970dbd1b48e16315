import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { OwnerRow } from '#model/guestbook-table.ts';
import { pathOf } from '#server/http/url-path.ts';
import type { Database } from '#server/storage/database.ts';
import { createWriteQueue, holdUntil } from '#server/storage/write-queue.ts';
import { addActionRoutes } from './actions/action-routes.ts';
import { createActionStore } from './actions/action-store.ts';
import { type EntryActions, makeActions } from './actions/make-actions.ts';
import { answerJson, answerRedirect, insideHeaders } from './answers.ts';
import { createDeedStore } from './deeds/deed-store.ts';
import { addDeskRoutes } from './desk/desk-routes.ts';
import type { DoorBook } from './door-book.ts';
import type { DoorButtons } from './door-buttons.ts';
import { doorFiles, readDoorFile, readSheet, typeOfDoorFile } from './door-files.ts';
import type { Door, DoorEnv } from './door-tools.ts';
import { addEntryRoutes } from './entries/entry-routes.ts';
import { readWayBack } from './frame/way-back.ts';
import { createGuard } from './guard.ts';
import { addLinkRoutes } from './links/link-routes.ts';
import { createLinkStore } from './links/link-store.ts';
import { createChallenges } from './passkeys/challenges.ts';
import { addEntranceRoutes, addPasskeyRoutes } from './passkeys/passkey-routes.ts';
import { createPasskeyStore } from './passkeys/passkey-store.ts';
import { places } from './places.ts';
import type { Records } from './records/records.ts';
import { createSessionStore } from './sessions/session-store.ts';
import type { Tries } from './tries.ts';

export type DoorOptions = {
  /** The site's base path; starts and ends with a slash. */
  base: string;
  site: Door['site'];
  writeCommand: Door['writeCommand'];
  database: Database;
  /** Writes wait for this. */
  checked?: Promise<void>;
  /** Called after each commit. */
  onWrite?: () => void;
  book: DoorBook;
  buttons: DoorButtons;
  records: Records;
  /** Outlives the database's connections. */
  tries: Tries;
  /** Names the sender of a request without saying who it is. */
  findSender: (c: Context) => string;
  /** Milliseconds since 1970. */
  now: () => number;
};

export type OpenDoor = {
  routes: Hono;
  /** The addresses of the buttons for these entries, by their ids. */
  makeActions: (entries: readonly Pick<OwnerRow, 'id' | 'state'>[]) => Promise<Map<string, EntryActions>>;
  /** Resolves when everything is written. */
  stop: () => Promise<void>;
};

/**
 * The owner's door: its pages, and the links that lead to them. Mounted at `door`. To everybody but the owner there is
 * nothing: their requests go on to the site's own files.
 */
export function openDoor(options: DoorOptions): OpenDoor {
  const {
    base,
    site,
    writeCommand,
    database,
    checked = Promise.resolve(),
    onWrite = () => {},
    book,
    buttons,
    records,
    tries,
    findSender,
    now,
  } = options;
  const queue = holdUntil(createWriteQueue({ database, afterCommit: onWrite, now }), checked);
  const door: Door = {
    at: (path = '') => (/^(\?|$)/.test(path) ? `${base}door${path}` : `${base}door/${path}`),
    site,
    writeCommand,
    base,
    places,
    book,
    buttons,
    links: createLinkStore(database),
    sessions: createSessionStore(database),
    deeds: createDeedStore(database),
    records,
    actions: createActionStore(database),
    passkeys: createPasskeyStore(database),
    challenges: createChallenges(now),
    tries,
    write: (change) => queue.run(change),
    findSender,
    now,
  };
  const inside = new Hono<DoorEnv>();
  for (const place of places) place.addRoutes(inside, door);
  addEntryRoutes(inside, door);
  addDeskRoutes(inside, door);
  addPasskeyRoutes(inside, door);
  addTheme(inside, door);
  addManifest(inside, door);
  addFiles(inside);
  return {
    routes: mount(door, inside),
    makeActions: (entries) => makeActions(door, entries),
    stop: () => queue.drain(),
  };
}

/** Whoever is not the owner goes on to the site's files, as if there were no door. */
function mount(door: Door, inside: Hono<DoorEnv>): Hono {
  const elsewhere = new WeakSet<Request>();
  // An app of its own, because the site's router takes no address with a part that varies.
  const app = new Hono<DoorEnv>({ getPath: (request) => pathOf(request.url) }).basePath(door.at());
  addLinkRoutes(app, door);
  addActionRoutes(app, door);
  addEntranceRoutes(app, door);
  app.use(createGuard(door));
  for (const { method, path, handler } of inside.routes) {
    app.on(method, path, (c, next) => (c.get('session') === undefined ? next() : handler(c, next)));
  }
  app.notFound((c) => {
    elsewhere.add(c.req.raw);
    return c.body(null, 404);
  });
  app.onError((cause) => {
    throw cause;
  });
  const answer: MiddlewareHandler = async (c, next) => {
    const response = await app.fetch(c.req.raw, c.env);
    return elsewhere.has(c.req.raw) ? next() : response;
  };
  return new Hono().all('/', answer).all('/*', answer);
}

function addTheme(routes: Hono<DoorEnv>, door: Door): void {
  routes.post('/theme', async (c) => {
    const theme = c.get('form').get('theme') === 'night' ? 'night' : 'day';
    await door.write(() => door.sessions.setTheme(c.get('session'), theme));
    return answerRedirect(door.at(readWayBack(c.get('form').get('back'))));
  });
}

/** For a phone's home screen. */
function addManifest(routes: Hono<DoorEnv>, door: Door): void {
  routes.get('/manifest.json', () =>
    answerJson({
      name: `The door of ${door.site.title}`,
      short_name: 'Door',
      start_url: door.at(),
      scope: door.at(),
      display: 'standalone',
      background_color: '#ffe8f1',
      theme_color: '#fff7fb',
      icons: [
        { src: door.at('files/icon-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
        { src: door.at('files/icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      ],
    }),
  );
}

function addFiles(routes: Hono<DoorEnv>): void {
  routes.get('/files/:name', (c, next) => {
    const name = c.req.param('name');
    const isKnown = doorFiles.includes(name);
    const body = !isKnown ? undefined : name === 'door.css' ? readSheet().css : readDoorFile(name);
    if (body === undefined) return next();
    return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
      headers: {
        ...insideHeaders,
        'content-type': typeOfDoorFile(name),
        // Letters are no secret, and would be half of each page.
        ...(name.endsWith('.woff2') && { 'cache-control': 'private, max-age=604800' }),
      },
    });
  });
}
