import type { Query } from './database.ts';
import { PostgrestRefusal } from './postgrest-errors.ts';
import { quoteName, quoteText } from './postgrest-query.ts';

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

/** Parameters of a read that are not arguments; the site filters no function's rows. */
export const isNoArgument = (parameter: string) => ['select', 'order', 'limit', 'offset'].includes(parameter);

/** The call of a function of the schema public with the arguments in an address, as PostgREST resolves it by their names. */
export async function writeCall(query: Query, name: string, parameters: URLSearchParams): Promise<string> {
  const sent = [...parameters].filter(([parameter]) => !isNoArgument(parameter));
  const functions = await query(
    `select pronargs - pronargdefaults as required, proargnames[1:pronargs] as names,
       array(select format_type(type, null) from unnest(proargtypes::oid[]) type) as types
     from pg_proc where pronamespace = 'public'::regnamespace and proname = $1::text`,
    [name],
  );
  for (const { required, names, types } of functions as Signature[]) {
    const isMatch =
      sent.every(([parameter]) => names?.includes(parameter)) &&
      (names ?? []).slice(0, required).every((parameter) => parameters.has(parameter));
    if (!isMatch) continue;
    const values = sent.map(
      ([parameter, value]) =>
        `${quoteName(parameter)} => ${quoteText(value)}::${types[names?.indexOf(parameter) ?? 0]}`,
    );
    return `public.${quoteName(name)}(${values.join(', ')})`;
  }
  const list = sent.length > 0 ? `(${sent.map(([parameter]) => parameter).join(', ')})` : '';
  throw new PostgrestRefusal(404, 'PGRST202', `Could not find the function public.${name}${list} in the schema cache`);
}

type Signature = { required: number; names: string[] | null; types: string[] };
