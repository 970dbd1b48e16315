import { join } from 'node:path';
import { findCollection } from '#content-reader/pages.ts';
import { type ContentDefinition, type ContentFileName, collections, contentFiles } from '#model/content-schema.ts';
import { explainError, refuse } from '#studio/api/files/refusal.ts';
import { saveFile } from '#studio/api/files/save-file.ts';
import { type LostReference, removeReferences, restoreReferences } from '#studio/api/items/references.ts';
import { takeWhole } from '#studio/api/items/take-whole.ts';
import { describeTitle } from '#studio/api/site/describe-site.ts';
import type { Site } from '#studio/api/site/open-site.ts';
import type { ChangeAnswer, PageRequest } from '#studio/protocol/change.ts';
import { makeExamplePage } from './example-page.ts';

/** A page that is left out is kept here as long as its owner likes, with what is listed on it. */
const leftOutFolder = '.bonbon/left-out';

type LeftOutNote = { name: string; time: number; references: LostReference[] };

const inTurn = (site: Site, work: () => Promise<ChangeAnswer>): Promise<ChangeAnswer> =>
  site.inTurn(async () => {
    try {
      await site.refresh();
      return await work();
    } catch (error) {
      return explainError(error);
    }
  });

/** POST pages/leave-out: with the links to it in the menu, and everything that is listed on it. */
export const leaveOutPage = (site: Site, { name }: PageRequest): Promise<ChangeAnswer> =>
  inTurn(site, async () => {
    const definition = findPage(name);
    const found = definition && site.pages.files.get(definition.file);
    if (!definition || found?.state === 'missing')
      return refuse('nothing', 'Nothing was changed: this page has to be there.');
    if (!found?.bytes) return refuse('nothing', 'Nothing was changed: this page is left out already.');
    const { file, address } = definition;
    const { changes, lost } = address ? removeReferences(site, address) : { changes: [], lost: [] };
    const place = `${leftOutFolder}/${site.newId()}`;
    const note: LeftOutNote = { name, time: site.now(), references: lost };
    await site.fs.mkdir(join(site.folder, place), { recursive: true });
    await saveFile(join(site.folder, place, 'note.json'), `${JSON.stringify(note, null, 2)}\n`, site.fs);
    const moves = listMoves(site, name as ContentFileName, file).map(({ path }) => ({
      move: `${site.contentPath}/${path}`,
      to: `${place}/${path}`,
    }));
    const label = `${describeTitle(site, file)}, left out`;
    const answer = await takeWhole(site, { label, file, moves, changes }).catch(explainError);
    if (answer.outcome !== 'saved') await site.fs.rm(join(site.folder, place), { recursive: true, force: true });
    return answer;
  });

/** POST pages/take-up: as it was left out, or else with examples in it. */
export const takeUpPage = (site: Site, { name }: PageRequest): Promise<ChangeAnswer> =>
  inTurn(site, async () => {
    const definition = findPage(name);
    if (!definition) return refuse('gone', 'Nothing was changed: there is no such page.');
    const { file, address } = definition;
    if (site.pages.files.get(file)?.bytes) return refuse('nothing', 'Nothing was changed: this page is there already.');
    const kept = await findKept(site, name, file);
    if (kept) {
      const label = `${describeTitle(site, file)}, taken up`;
      const moves = kept.paths.map((path) => ({ move: `${kept.place}/${path}`, to: `${site.contentPath}/${path}` }));
      return takeWhole(site, { label, file, moves, changes: restoreReferences(site, kept.references) });
    }
    return takeUpExample(site, { name, file, address });
  });

async function takeUpExample(
  site: Site,
  { name, file, address }: { name: string; file: string; address: string | undefined },
): Promise<ChangeAnswer> {
  const example = await makeExamplePage(site, name);
  if ('sentence' in example) return refuse('linked', example.sentence);
  const label = `${describeTitle(site, file)}, taken up`;
  const menu = site.pages.files.get(contentFiles.site.file)?.data as
    | { navigation?: { links?: unknown[] }[] }
    | undefined;
  const section = (menu?.navigation?.length ?? 0) - 1;
  const links = menu?.navigation?.[section]?.links;
  const change = {
    do: 'insert' as const,
    path: ['navigation', section, 'links'],
    index: links?.length ?? 0,
    value: { label: example.title, to: address ?? '/' },
  };
  const changes = address && links ? [{ file: contentFiles.site.file, change }] : [];
  return takeWhole(site, { label, file, moves: [], changes, created: { file, text: example.text } });
}

/** Pages that the site can do without. */
function findPage(name: string): ContentDefinition | undefined {
  const definition = Object.hasOwn(contentFiles, name)
    ? (contentFiles as Record<string, ContentDefinition>)[name]
    : undefined;
  return definition?.whenMissing === null ? definition : undefined;
}

/** A list of characters or projects goes with its page. */
function listMoves(site: Site, name: ContentFileName, file: string): { path: string }[] {
  const collection = findCollection(name);
  const folder = collection && collections[collection].folder;
  const hasFolder = folder !== undefined && site.pages.listing.folders.includes(folder);
  return [{ path: file }, ...(hasFolder ? [{ path: folder }] : [])];
}

async function findKept(site: Site, name: string, file: string) {
  const folder = join(site.folder, leftOutFolder);
  const places = await site.fs.readdir(folder).catch(() => [] as string[]);
  const notes = await Promise.all(
    places.map(async (place) => {
      try {
        const note = JSON.parse(await site.fs.readFile(join(folder, place, 'note.json'), 'utf8')) as LeftOutNote;
        const names = await site.fs.readdir(join(folder, place));
        const paths = names.filter((one) => one !== 'note.json');
        return note.name === name && names.includes(file)
          ? [{ ...note, place: `${leftOutFolder}/${place}`, paths }]
          : [];
      } catch {
        return [];
      }
    }),
  );
  return notes.flat().sort((left, right) => right.time - left.time)[0];
}
