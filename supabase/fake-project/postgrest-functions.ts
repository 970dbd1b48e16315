import type { Query } from './database.ts';
import { PostgrestRefusal } from './postgrest-errors.ts';
import { quoteName } from './postgrest-query.ts';

/** Calls a function of the schema public with the arguments in the body, which are texts. */
export async function callFunction(
  { method, body, query }: { method: string; body: string; query: Query },
  name: string,
): Promise<{ status: number; body?: string }> {
  const [first] = await query(
    `select proargnames as names, prorettype = 'void'::regtype as is_void, provolatile as volatility from pg_proc
     where pronamespace = 'public'::regnamespace and proname = $1::text`,
    [name],
  );
  const sent = method === 'POST' ? (JSON.parse(body) as Record<string, string>) : {};
  const names = Object.keys(sent);
  const known = (first?.names ?? []) as string[];
  if (!first || [...names].sort().join() !== [...known].sort().join()) {
    const message = `Could not find the function public.${name} with these arguments in the schema cache`;
    throw new PostgrestRefusal(404, 'PGRST202', message);
  }
  const list = names.map((argument, index) => `${quoteName(argument)} => $${index + 1}::text`).join(', ');
  const [row] = await query(
    `select ${first.is_void ? '' : 'to_json('}public.${quoteName(name)}(${list})${first.is_void ? '' : ')::text'} as result`,
    names.map((argument) => sent[argument]),
  );
  return first.is_void ? { status: 204 } : { status: 200, body: String(row?.result) };
}
