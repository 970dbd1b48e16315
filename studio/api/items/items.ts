import { basename, join } from 'node:path';
import { listLeftOver } from '#content-reader/left-over.ts';
import { itemAddress } from '#content-reader/pages.ts';
import { knownKeys } from '#content-reader/schema/schema-shape.ts';
import { setValue } from '#content-reader/write/set-value.ts';
import { isGroup } from '#content-reader/yaml/key-path.ts';
import { collections } from '#model/content-schema.ts';
import { dropNote, nameItem, thingOf, writeNote } from '#studio/api/bin/bin-notes.ts';
import { moveFolder } from '#studio/api/files/move-folder.ts';
import { explainError, refuse } from '#studio/api/files/refusal.ts';
import { saveFile } from '#studio/api/files/save-file.ts';
import { type Site, stagedPictures, studioFolder } from '#studio/api/site/open-site.ts';
import { findNewProblems, toSiteProblem } from '#studio/api/site/site-problems.ts';
import type { ChangeAnswer, CheckItemAnswer, ForgetRequest, ItemRequest } from '#studio/protocol/change.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import { listFiles } from './list-files.ts';
import { removeReferences } from './references.ts';
import { takeWhole } from './take-whole.ts';

const usableId = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const usableStage = /^[\w-]{8,64}$/;
const isThere = (path: string, { fs }: Site) =>
  fs.stat(path).then(
    () => true,
    () => false,
  );
const badAddress = 'Nothing was changed: an address has only lowercase letters, digits and single hyphens.';

/** POST items/add. Its pictures wait for it. */
export const addItem = (
  site: Site,
  { collection, id, data = {}, stage: pictures }: ItemRequest,
): Promise<ChangeAnswer> =>
  inTurn(site, async () => {
    const { folder, file, schema } = collections[collection];
    const place = `${folder}/${id}`;
    if (!usableId.test(id)) return refuse('taken', badAddress);
    if (site.pages.files.get(`${place}/${file}`)?.bytes) return isTaken(id);
    const stage = `${studioFolder}/new/${site.newId()}/${id}`;
    const hasPictures = site.pages.listing.folders.includes(place);
    if (hasPictures) await moveFolder(join(site.content, place), join(site.folder, stage), site.fs);
    await site.fs.mkdir(join(site.folder, stage), { recursive: true });
    const waits = pictures !== undefined && usableStage.test(pictures) && join(site.folder, stagedPictures, pictures);
    if (waits && (await isThere(waits, site))) {
      await site.fs.cp(waits, join(site.folder, stage), { recursive: true, force: false });
    }
    const keys = knownKeys(schema, data);
    const sorted = isGroup(data) ? sortKeys(data as { [key: string]: PlainValue }, keys) : data;
    await saveFile(join(site.folder, stage, file), setValue('', [], sorted), site.fs);
    const answer = await bringIn(site, { stage, place, file, label: nameItem(data) });
    if (answer.outcome !== 'saved' && hasPictures) {
      await site.fs.rm(join(site.folder, stage, file), { force: true });
      await moveFolder(join(site.folder, stage), join(site.content, place), site.fs);
    }
    if (answer.outcome === 'saved' && waits) await site.fs.rm(waits, { recursive: true, force: true });
    return answer;
  });

/** POST items/check: what would be wrong with it. Nothing is written. */
export const checkItem = (
  site: Site,
  { collection, id, data = {}, stage: pictures }: ItemRequest,
): Promise<CheckItemAnswer> =>
  site.inTurn(async () => {
    await site.refresh();
    const { folder, file } = collections[collection];
    const own = `${folder}/${id}/${file}`;
    if (!usableId.test(id) || site.pages.files.has(own)) return { problems: [] };
    const unsaved = new Map<string, string | { absolutePath: string }>();
    if (pictures !== undefined && usableStage.test(pictures)) {
      for (const { path, absolutePath } of await listFiles(site, `${stagedPictures}/${pictures}`)) {
        unsaved.set(`${folder}/${id}${path}`, { absolutePath });
      }
    }
    unsaved.set(own, setValue('', [], data));
    const found = findNewProblems(site.pages.problems, await site.reader.tryOut(site.pages, unsaved));
    const problems = found.map((problem) => toSiteProblem(problem, basename(site.content)));
    return { problems: problems.filter((problem) => problem.file === own) };
  });

/** POST items/forget. */
export const forgetPictures = (site: Site, { stage = '' }: Partial<ForgetRequest>): Promise<{ outcome: 'forgotten' }> =>
  site.inTurn(async () => {
    if (usableStage.test(stage)) {
      await site.fs.rm(join(site.folder, stagedPictures, stage), { recursive: true, force: true });
    }
    return { outcome: 'forgotten' };
  });

/** POST items/duplicate. */
export const duplicateItem = (site: Site, { collection, id, newId = '' }: ItemRequest): Promise<ChangeAnswer> =>
  inTurn(site, async () => {
    const { folder, file } = collections[collection];
    const found = site.pages.files.get(`${folder}/${id}/${file}`);
    if (!found) return refuse('gone', 'Nothing was changed: this is not there any more.');
    if (!usableId.test(newId)) return refuse('taken', badAddress);
    if (site.pages.listing.folders.includes(`${folder}/${newId}`)) return isTaken(newId);
    const stage = `${studioFolder}/new/${site.newId()}/${newId}`;
    await site.fs.cp(join(site.content, folder, id), join(site.folder, stage), { recursive: true });
    return bringIn(site, { stage, place: `${folder}/${newId}`, file, label: `${nameItem(found.data)}, copied` });
  });

/** POST items/remove: into the bin, with the links to its page. */
export const removeItem = (site: Site, { collection, id }: ItemRequest): Promise<ChangeAnswer> =>
  inTurn(site, async () => {
    const { folder, file } = collections[collection];
    const found = site.pages.files.get(`${folder}/${id}/${file}`);
    // A folder of pictures alone goes the same way.
    const isLeftOver = listLeftOver(site.pages.listing).some((known) => known.folder === `${folder}/${id}`);
    if (!found && !isLeftOver) return refuse('gone', 'Nothing was changed: this is not there any more.');
    const label = found ? nameItem(found.data) : id;
    const binId = site.newId();
    const { changes, lost } = removeReferences(site, itemAddress(collection, id));
    const note = {
      id: binId,
      label,
      time: site.now(),
      kind: 'folder' as const,
      collection,
      itemId: id,
      references: lost,
    };
    await writeNote(site, note);
    const moves = [{ move: `${site.contentPath}/${folder}/${id}`, to: thingOf(binId) }];
    const whole = { label: `${label}, taken away`, file: `${folder}/${id}/${file}`, moves, changes };
    const answer = await takeWhole(site, whole).catch(explainError);
    if (answer.outcome !== 'saved') await dropNote(site, binId).catch(() => {});
    return answer;
  });

type Staged = { stage: string; place: string; file: string; label: string };

const bringIn = (site: Site, { stage, place, file, label }: Staged): Promise<ChangeAnswer> =>
  takeWhole(site, {
    label,
    file: `${place}/${file}`,
    moves: [{ move: stage, to: `${site.contentPath}/${place}` }],
    changes: [],
  });

const isTaken = (id: string) => refuse('taken', `Nothing was changed: there is one at the address ${id} already.`);

const sortKeys = (data: { [key: string]: PlainValue }, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(data).sort(([left], [right]) => keys.indexOf(left) - keys.indexOf(right)));

function inTurn(site: Site, work: () => Promise<ChangeAnswer>): Promise<ChangeAnswer> {
  return site.inTurn(async () => {
    try {
      await site.refresh();
      return await work();
    } catch (error) {
      return explainError(error);
    }
  });
}
