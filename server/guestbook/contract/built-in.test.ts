import type { Heart } from '#model/guestbook-hearts.ts';
import { defaultRules } from '#model/guestbook-rules.ts';
import type { OwnerRow } from '#model/guestbook-table.ts';
import { exampleConfig, exampleSettings, writeBuild } from '#server/site-fixture.ts';
import { openDatabase } from '#server/storage/database.ts';
import { startServer } from '../../start-server.ts';
import { createOwnerStore } from '../owner-store.ts';
import type { OpenBook } from './book.ts';
import { testContract } from './contract.ts';

/** The real server; the owner writes through a second connection to the same database, as the owner's tool does. */
const open: OpenBook = async (rules) => {
  const settings = { ...exampleSettings, guestbook: { ...defaultRules, ...rules } };
  const build = await writeBuild({ 'index.html': 'home' }, settings);
  const server = await startServer({ ...exampleConfig, ...build, trustedProxies: 1 }, { log: () => {} });
  const database = openDatabase(build.dataFolder);
  return {
    address: `${server.url}rest/v1`,
    ownColumns: { button: null },
    readRows: async () => {
      const columns =
        'id, name, website, message, time, state, reply, reply_time, held_because, sticker, paper, drawing, depicts, audience, hearts';
      const rows = database.prepare(`select ${columns} from guestbook_entries order by number`).all();
      return rows.map((row) => ({ ...row })) as OwnerRow[];
    },
    readHearts: async () => database.prepare('select entry as entry_id, giver from guestbook_hearts').all() as Heart[],
    setState: async (id, state) => {
      await createOwnerStore(database).changeState([id], state);
    },
    setReply: async (id, text) => {
      database.prepare('update guestbook_entries set reply = ?, reply_time = 1 where id = ?').run(text, id);
    },
    backdate: async (id, arrivedMs) => {
      database.prepare('update guestbook_entries set arrived = ? where id = ?').run(arrivedMs, id);
    },
    setOpen: async (isOpen) => {
      database.prepare("insert or replace into guestbook_settings values ('is_open', ?)").run(isOpen ? '1' : '0');
    },
    addWaiting: async (count) => {
      database
        .prepare(
          `with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < ?)
           insert into guestbook_entries (id, name, message, time, state, message_key)
             select number, 'Robot', 'Buy!', number, 'waiting', '' from numbers`,
        )
        .run(count);
    },
    addBlock: async (kind, value) => {
      database.prepare('insert into guestbook_blocks values (?, ?)').run(kind, value);
    },
    close: async () => {
      database.close();
      await server.stop(0);
      await build[Symbol.asyncDispose]();
    },
  };
};

testContract({ name: 'the built-in guestbook', open });
