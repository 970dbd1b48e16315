import { isDeepStrictEqual } from 'node:util';
import { isGroup } from '#content-reader/yaml/key-path.ts';
import type { PlainValue } from '#studio/protocol/field.ts';

/**
 * Whether two values are the same to an owner. A text that is a block in its file ends with a line break, which stays there when
 * the text is changed by somebody who does not see it. A missing value is null in JSON.
 */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || isDeepStrictEqual(simplify(one), simplify(other));

function simplify(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\n+$/, '');
  if (Array.isArray(value)) return (value as PlainValue[]).map(simplify);
  if (isGroup(value)) return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, simplify(child)]));
  return value ?? undefined;
}
