import { join } from 'node:path';
import type { collections } from '#model/content-schema.ts';
import { saveFile } from '#studio/api/files/save-file.ts';
import type { LostReference } from '#studio/api/items/references.ts';
import type { Site } from '#studio/api/site/open-site.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';

type Collection = keyof typeof collections;

/** What is in one folder of the bin, beside its note. */
export type BinNote = {
  id: string;
  label: string;
  time: number;
} & (
  | { kind: 'listItem'; file: string; path: KeyPath; value: PlainValue; step: string; backWith?: string }
  /** In the folder `thing`, as long as it is in the bin. */
  | { kind: 'folder'; collection: Collection; itemId: string; references: LostReference[] }
);

const keptMs = 30 * 24 * 60 * 60 * 1000;
const binFolder = '.bonbon/bin';

export const goneAt = ({ time }: BinNote): number => time + keptMs;
/** Below the site's folder. */
export const thingOf = (id: string): string => `${binFolder}/${id}/thing`;

export async function writeNote(site: Site, note: BinNote): Promise<void> {
  const folder = join(site.folder, binFolder, note.id);
  await site.fs.mkdir(folder, { recursive: true });
  await saveFile(join(folder, 'note.json'), `${JSON.stringify(note, null, 2)}\n`, site.fs);
}

export const dropNote = (site: Site, id: string): Promise<void> =>
  site.fs.rm(join(site.folder, binFolder, id), { recursive: true, force: true });

/** Newest first. Removes for good what was in the bin for 30 days. */
export async function readNotes(site: Site): Promise<BinNote[]> {
  const names = await site.fs.readdir(join(site.folder, binFolder)).catch(() => [] as string[]);
  const notes = await Promise.all(names.map((name) => readNote(site, name)));
  const found = notes.filter((note) => note !== undefined);
  for (const note of found) if (goneAt(note) <= site.now()) await dropNote(site, note.id).catch(() => {});
  return found.filter((note) => goneAt(note) > site.now()).sort((left, right) => right.time - left.time);
}

async function readNote(site: Site, id: string): Promise<BinNote | undefined> {
  try {
    const note = JSON.parse(await site.fs.readFile(join(site.folder, binFolder, id, 'note.json'), 'utf8')) as BinNote;
    return note.id === id ? note : undefined;
  } catch {
    return undefined;
  }
}

/** An item that was taken out of a list. A step's undo brings it back as well, so a bin that cannot be written is no failure. */
export async function keepListItem(
  site: Site,
  item: { file: string; path: KeyPath; value: PlainValue; step: string },
): Promise<void> {
  const note = { id: site.newId(), label: nameItem(item.value), time: site.now(), kind: 'listItem' as const, ...item };
  await writeNote(site, note).catch(() => {});
}

/** Steps that can never be done again: what they put into the bin, or took out of it, is where it was before them. */
export async function forgetSteps(site: Site, steps: readonly string[]): Promise<void> {
  if (steps.length === 0) return;
  for (const note of await readNotes(site)) {
    if (note.kind !== 'listItem') continue;
    if (steps.includes(note.step)) await dropNote(site, note.id).catch(() => {});
    else if (note.backWith !== undefined && steps.includes(note.backWith)) {
      const { backWith: _, ...again } = note;
      await writeNote(site, again).catch(() => {});
    }
  }
}

/** The first text in a value, which is what most things are known by. */
export function nameItem(value: PlainValue): string {
  const text = findText(value);
  return text === undefined ? 'one entry' : text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text;
}

function findText(value: PlainValue): string | undefined {
  if (typeof value === 'string') return value.replaceAll(/\s+/g, ' ').trim() || undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const named = Array.isArray(value)
    ? value
    : [value.name, value.title, value.label, value.text, ...Object.values(value)];
  return named.map((one) => (one === undefined ? undefined : findText(one))).find((text) => text !== undefined);
}
