import { join } from 'node:path';
import { valueAt } from '#content-reader/yaml/key-path.ts';
import { collections } from '#model/content-schema.ts';
import { changeInTurn } from '#studio/api/change/change-values.ts';
import { explainError, refuse } from '#studio/api/files/refusal.ts';
import { restoreReferences } from '#studio/api/items/references.ts';
import { takeWhole } from '#studio/api/items/take-whole.ts';
import type { Site } from '#studio/api/site/open-site.ts';
import type { BinItem, ChangeAnswer } from '#studio/protocol/change.ts';
import { type BinNote, goneAt, readNotes, thingOf, writeNote } from './bin-notes.ts';

/** GET bin. */
export async function listBin(site: Site): Promise<BinItem[]> {
  const notes = await readNotes(site);
  const isIn = await Promise.all(notes.map((note) => isInBin(site, note)));
  return notes
    .filter((_, index) => isIn[index])
    .map((note) => ({ id: note.id, label: note.label, time: note.time, until: goneAt(note) }));
}

/** POST bin/put-back. */
export function putBack(site: Site, { id }: { id: string }): Promise<ChangeAnswer> {
  return site.inTurn(async () => {
    const note = (await readNotes(site)).find((one) => one.id === id);
    if (!note || !(await isInBin(site, note)))
      return refuse('gone', 'Nothing was changed: this is not in the bin any more.');
    try {
      return note.kind === 'folder' ? await putFolderBack(site, note) : await putItemBack(site, note);
    } catch (error) {
      return explainError(error);
    }
  });
}

/** What a step put there is not in the bin while the step is undone, nor what a step took out while that is done. */
async function isInBin(site: Site, note: BinNote): Promise<boolean> {
  if (note.kind === 'folder') {
    const found = await site.fs.stat(join(site.folder, thingOf(note.id))).catch(() => undefined);
    return found !== undefined;
  }
  const isUndone = (id: string) => site.journal.steps.find((step) => step.id === id)?.isUndone === true;
  return !isUndone(note.step) && (note.backWith === undefined || isUndone(note.backWith));
}

async function putItemBack(site: Site, note: BinNote & { kind: 'listItem' }): Promise<ChangeAnswer> {
  await site.refresh();
  const path = note.path.slice(0, -1);
  const found = site.pages.files.get(note.file);
  const list = valueAt(found?.data, path);
  if (!found || (list !== undefined && !Array.isArray(list))) {
    return refuse('gone', 'Nothing was changed: the list that this was in is not there any more.');
  }
  const index = Math.min(Number(note.path.at(-1)), list?.length ?? 0);
  const answer = await changeInTurn(site, {
    changes: [{ do: 'insert', file: note.file, path, index, value: note.value }],
    before: [list],
    label: `${note.label}, put back`,
  });
  if (answer.outcome === 'saved' && answer.step) {
    await writeNote(site, { ...note, backWith: answer.step.id }).catch(() => {});
  }
  return answer;
}

async function putFolderBack(site: Site, note: BinNote & { kind: 'folder' }): Promise<ChangeAnswer> {
  await site.refresh();
  const { folder, file } = collections[note.collection];
  const place = `${folder}/${note.itemId}`;
  if (site.pages.listing.folders.includes(place)) {
    return refuse('taken', `Nothing was changed: there is another one at the address ${note.itemId} now.`);
  }
  return takeWhole(site, {
    label: `${note.label}, put back`,
    file: `${place}/${file}`,
    moves: [{ move: thingOf(note.id), to: `${site.contentPath}/${place}` }],
    changes: restoreReferences(site, note.references),
  });
}
