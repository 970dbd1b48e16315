import type { ReadPage } from './read-page.ts';
import { isGroup, valueAt } from './yaml/key-path.ts';

/**
 * The schema's output with every reference replaced by what it stands for; undefined for a page that is left out.
 * Throws if the data has mistakes.
 */
export function parsePage({ definition, data, resolved }: Pick<ReadPage, 'definition' | 'data' | 'resolved'>): unknown {
  if (data === null) return undefined;
  const parsed = definition.schema.parse(data);
  for (const { path, value } of resolved) {
    const parent = valueAt(parsed, path.slice(0, -1));
    const key = path.at(-1);
    if (key !== undefined && (isGroup(parent) || Array.isArray(parent))) Object.assign(parent, { [key]: value });
  }
  return parsed;
}
