import type { Heart } from '#model/guestbook-hearts.ts';
import { type GuestbookRules, settingColumn } from '#model/guestbook-rules.ts';
import type { OwnerRow } from '#model/guestbook-table.ts';
import type { OpenBook } from '#server/guestbook/contract/book.ts';
import type { Postgrest } from './postgrest.ts';
import { resetProject } from './project.ts';

/** Empties a project's guestbook before each contract test. */
export function openContractBook(findProject: () => Postgrest): OpenBook {
  let frozen: Postgrest | undefined;
  return async (rules = {}) => {
    const project = findProject();
    const { query, url, anonKey } = project;
    await resetProject(project);
    // Replacing a function makes PostgreSQL compile all that call it again.
    if (project !== frozen) await freezeToday(project);
    frozen = project;
    await writeRules(project, rules);
    return {
      address: `${url}/rest/v1`,
      headers: { apikey: anonKey },
      readRows: async () =>
        (await query(
          `select guestbook_entries.*, reason as held_because
           from public.guestbook_entries left join public.guestbook_holds on entry_id = id order by time, id`,
        )) as OwnerRow[],
      readHearts: async () => (await query('select entry_id, giver from public.guestbook_hearts')) as Heart[],
      setState: async (id, state) => {
        await query('update public.guestbook_entries set state = $2 where id = $1', [id, state]);
      },
      setReply: async (id, text) => {
        await query('update public.guestbook_entries set reply = $2, reply_time = 1 where id = $1', [id, text]);
      },
      backdate: async (id, arrivedMs) => {
        await query('update guestbook_private.hands set made = to_timestamp($2::bigint / 1000.0) where entry_id = $1', [
          id,
          arrivedMs,
        ]);
      },
      setOpen: async (isOpen) => {
        await query(`update public.guestbook_settings set is_open = ${isOpen}`);
      },
      addWaiting: async (count) => {
        await query(
          `insert into public.guestbook_entries (id, name, message, time, state)
             select number::text, 'Robot', 'Buy!', number, 'waiting' from generate_series(1, $1::integer) number`,
          [count],
        );
      },
      addBlock: async (kind, value) => {
        await query('insert into public.guestbook_blocks values ($1, $2)', [kind, value]);
      },
      close: async () => {},
    };
  };
}

/** Sender hashes change at midnight, which must not happen while a test counts the entries of a sender. */
const freezeToday = ({ query }: Pick<Postgrest, 'query'>) =>
  query(`create or replace function guestbook_private.find_today() returns date
    language sql immutable return date '${new Date().toISOString().slice(0, 10)}'`);

export async function writeRules({ query }: Pick<Postgrest, 'query'>, rules: Partial<GuestbookRules>): Promise<void> {
  for (const [rule, value] of Object.entries(rules)) {
    await query(`update public.guestbook_settings set ${settingColumn(rule)} = '${value}'`);
  }
}
