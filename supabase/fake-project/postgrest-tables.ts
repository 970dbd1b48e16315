import type { Query } from './database.ts';
import { PostgrestRefusal } from './postgrest-errors.ts';
import { quoteName } from './postgrest-query.ts';

export type Column = {
  name: string;
  type: string;
  /** The SQL of the default. */
  fallback: string | null;
  isKey: boolean;
};

/** Columns by table, filled on demand. */
export type SchemaCache = Map<string, Column[]>;

/** The columns of a table or view of the schema public. */
export async function findColumns(
  { query, schema }: { query: Query; schema: SchemaCache },
  table: string,
): Promise<Column[]> {
  const known = schema.get(table);
  if (known) return known;
  const rows = await query(
    `select attname::text as name, format_type(atttypid, atttypmod) as type, pg_get_expr(adbin, adrelid) as fallback,
       exists (select from pg_index where indrelid = attrelid and indisprimary and attnum = any (indkey)) as is_key
     from pg_attribute join pg_class on pg_class.oid = attrelid
     left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where relnamespace = 'public'::regnamespace and relname = $1::text and relkind in ('r', 'v')
       and attnum > 0 and not attisdropped
     order by attnum`,
    [table],
  );
  if (rows.length === 0) {
    throw new PostgrestRefusal(404, 'PGRST205', `Could not find the table 'public.${table}' in the schema cache`);
  }
  const columns = rows.map(({ name, type, fallback, is_key }) => ({
    name: String(name),
    type: String(type),
    fallback: fallback === null ? null : String(fallback),
    isKey: Boolean(is_key),
  }));
  schema.set(table, columns);
  return columns;
}

/** `"name" text, "time" bigint`. */
export function writeTypes(columns: Column[]): string {
  return columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ');
}
