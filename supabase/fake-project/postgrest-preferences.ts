import { PostgrestRefusal } from './postgrest-errors.ts';

const known = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  // Planned and estimated counts are not used here.
  count: ['exact'],
  handling: ['strict', 'lenient'],
} as const;
type Kind = keyof typeof known;
/** The preferences of the header `Prefer`; the first of a kind wins. */
export type Preferences = { [Name in Kind]?: (typeof known)[Name][number] };

/** Throws a `PostgrestRefusal` for unknown preferences with handling=strict. */
export function readPreferences(header: string | undefined): Preferences {
  const found: Record<string, string> = {};
  const unknown: string[] = [];
  for (const item of (header ?? '').split(',').map((part) => part.trim())) {
    const [name = '', value = ''] = item.split('=');
    const isKnown = Object.hasOwn(known, name) && (known[name as Kind] as readonly string[]).includes(value);
    if (!isKnown) unknown.push(item);
    else found[name] ??= value;
  }
  if (found.handling === 'strict' && unknown.some((item) => item !== '')) {
    const details = `Invalid preferences: ${unknown.join(', ')}`;
    throw new PostgrestRefusal(400, 'PGRST122', 'Invalid preferences given with handling=strict', details);
  }
  return found;
}

/** The header Preference-Applied; the supported kinds depend on the method. */
export function writeApplied(preferences: Preferences, kinds: readonly Kind[]): Record<string, string> {
  const applied = (Object.keys(known) as Kind[])
    .filter((kind) => kinds.includes(kind) && preferences[kind] !== undefined)
    .map((kind) => `${kind}=${preferences[kind]}`);
  return applied.length === 0 ? {} : { 'preference-applied': applied.join(', ') };
}
