/** Keys and list indices from the root of a file to a value. */
export type KeyPath = (string | number)[];

export type LocatedValue = { path: KeyPath; value: unknown };

/** All values in `data` that match a pattern such as `items.*.id`; `*` matches each list item. */
export function valuesAt(data: unknown, pattern: string): LocatedValue[] {
  return pattern.split('.').reduce<LocatedValue[]>(
    (found, part) =>
      found.flatMap(({ path, value }) => {
        if (part === '*') {
          return Array.isArray(value) ? value.map((item, index) => ({ path: [...path, index], value: item })) : [];
        }
        return isGroup(value) && Object.hasOwn(value, part) ? [{ path: [...path, part], value: value[part] }] : [];
      }),
    [{ path: [], value: data }],
  );
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path; undefined if missing. */
export function valueAt(data: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      (isGroup(value) || Array.isArray(value)) && Object.hasOwn(value, part)
        ? (value as Record<string | number, unknown>)[part]
        : undefined,
    data,
  );
}
