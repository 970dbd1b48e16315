import { afterAll, beforeAll } from 'vitest';
import type { GuestbookRules } from '#model/guestbook-rules.ts';
import type { OwnerRow } from '#model/guestbook-table.ts';
import { testContract } from '#server/guestbook/contract/contract.ts';
import type { Postgrest } from './testing/postgrest.ts';
import { resetProject, startProject } from './testing/project.ts';

let project: Postgrest;
beforeAll(async () => {
  project = await startProject();
}, 60_000);
afterAll(() => project.close());

testContract({
  name: 'the guestbook on Supabase',
  async open(rules = {}) {
    await resetProject(project);
    for (const [key, value] of Object.entries(rules) as [keyof GuestbookRules, boolean | number][]) {
      const column = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      await project.query(`update public.guestbook_settings set ${column} = ${value}`);
    }
    return {
      address: `${project.url}/rest/v1`,
      headers: { apikey: project.anonKey },
      readRows: async () =>
        (await project.query(
          `select guestbook_entries.*, reason as held_because
           from public.guestbook_entries left join public.guestbook_holds on entry_id = id`,
        )) as OwnerRow[],
      setState: async (id, state) => {
        await project.query('update public.guestbook_entries set state = $2 where id = $1', [id, state]);
      },
      setOpen: async (isOpen) => {
        await project.query(`update public.guestbook_settings set is_open = ${isOpen}`);
      },
      close: async () => {},
    };
  },
});
