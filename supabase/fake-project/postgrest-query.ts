import { PostgrestRefusal } from './postgrest-errors.ts';

/** Query parameters that are not filters. */
const otherParameters = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'];
const operators: Record<string, string> = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' };

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`;

const refuse = (text: string) =>
  new PostgrestRefusal(400, 'PGRST100', `"failed to parse filter (${text})" (line 1, column 1)`);

/** `a,b:c` as a list of columns; `*` stays. */
export function writeColumns(select: string): string {
  if (select === '*') return '*';
  return select
    .split(',')
    .map((part) => {
      const [, alias, name] = /^(?:([\w$]+):)?([\w$]+)$/.exec(part.trim().replaceAll('"', '')) ?? [];
      if (!name) throw new PostgrestRefusal(400, 'PGRST100', `"failed to parse select parameter (${select})"`);
      return alias ? `${quoteName(name)} as ${quoteName(alias)}` : quoteName(name);
    })
    .join(', ');
}

/** `order by …`, or an empty string. */
export function writeOrder(order: string | null): string {
  if (!order) return '';
  const parts = order.split(',').map((part) => {
    const [, name, direction, nulls] = /^([\w$]+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(part) ?? [];
    if (!name) throw new PostgrestRefusal(400, 'PGRST100', `"failed to parse order (${order})"`);
    return [quoteName(name), direction, nulls && `nulls ${nulls}`].filter(Boolean).join(' ');
  });
  return `order by ${parts.join(', ')}`;
}

/** `limit … offset …`, or an empty string. */
export function writeLimit({ limit, offset }: { limit: string | null; offset: string | null }): string {
  for (const value of [limit, offset]) if (value !== null && !/^\d+$/.test(value)) throw refuse(value);
  return [limit && `limit ${limit}`, offset && `offset ${offset}`].filter(Boolean).join(' ');
}

/** `where …`, or an empty string: every other parameter is a filter. */
export function writeFilters(parameters: URLSearchParams): string {
  const conditions = [...parameters]
    .filter(([name]) => !otherParameters.includes(name))
    .map(([name, value]) => {
      const [, not, joint] = /^(not\.)?(and|or)$/.exec(name) ?? [];
      return joint ? `${not ? 'not ' : ''}${writeGroup(joint, value)}` : writeCondition(name, value);
    });
  return conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
}

function writeGroup(joint: string, list: string): string {
  if (!/^\(.*\)$/s.test(list)) throw refuse(list);
  const conditions = splitList(list.slice(1, -1)).map((part) => {
    const [, not, inner, group = ''] = /^(not\.)?(and|or)(\(.*\))$/s.exec(part) ?? [];
    if (inner) return `${not ? 'not ' : ''}${writeGroup(inner, group)}`;
    const dot = part.indexOf('.');
    if (dot < 1) throw refuse(part);
    return writeCondition(part.slice(0, dot), unquote(part.slice(dot + 1)));
  });
  return `(${conditions.join(` ${joint} `)})`;
}

function writeCondition(column: string, filter: string): string {
  const name = quoteName(column);
  const [, not, operator = '', value = ''] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(filter) ?? [];
  const condition = () => {
    if (operators[operator]) return `${name} ${operators[operator]} ${quoteText(value)}`;
    if (operator === 'like' || operator === 'ilike')
      return `${name} ${operator} ${quoteText(value.replaceAll('*', '%'))}`;
    if (operator === 'is' && /^(null|not_null|true|false|unknown)$/i.test(value)) {
      return `${name} is ${value.replace('_', ' ')}`;
    }
    if (operator === 'in' && /^\(.*\)$/s.test(value)) {
      const values = splitList(value.slice(1, -1)).map((item) => quoteText(unquoteWhole(item)));
      return values.length > 0 ? `${name} in (${values.join(', ')})` : 'false';
    }
    throw refuse(filter);
  };
  return not ? `not (${condition()})` : condition();
}

/** Splits at commas outside quotes and brackets. */
function splitList(list: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < list.length; index++) {
    const character = list[index] as string;
    if (character === '\\' && isQuoted) {
      part += character + (list[++index] ?? '');
      continue;
    }
    if (character === '"') isQuoted = !isQuoted;
    if (!isQuoted) depth += { '(': 1, ')': -1 }[character] ?? 0;
    if (character === ',' && !isQuoted && depth === 0) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return list === '' ? [] : [...parts, part];
}

/** In a group the value may be quoted, its operator may not. */
function unquote(filter: string) {
  const [, operator, value] = /^((?:not\.)?[a-z]+\.)(".*")$/s.exec(filter) ?? [];
  return operator && value ? operator + unquoteWhole(value) : filter;
}

function unquoteWhole(value: string) {
  return /^".*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value;
}
