import { type KeyPath, valueAt } from '#content-reader/yaml/key-path.ts';

/** What a content file can hold. */
export type PlainValue = null | boolean | number | string | PlainValue[] | { [key: string]: PlainValue };

/**
 * A copy of `data` in which the list or group at `path` is what `change` makes of it. Missing ones above it are created;
 * `change` gets undefined for a missing one.
 */
export function withChanged(data: unknown, path: KeyPath, change: (value: unknown) => unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return change(data);
  const child = withChanged(valueAt(data, [part]), rest, change);
  if (Array.isArray(data)) return data.with(Number(part), child);
  return { ...(data as object | null), [part]: child };
}

export function withoutValue(data: unknown, path: KeyPath): unknown {
  const last = path.at(-1);
  return withChanged(data, path.slice(0, -1), (parent) =>
    Array.isArray(parent)
      ? parent.toSpliced(Number(last), 1)
      : Object.fromEntries(Object.entries(parent as object).filter(([key]) => key !== String(last))),
  );
}
