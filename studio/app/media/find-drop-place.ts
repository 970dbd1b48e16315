import type { Place } from '#studio/app/saving/edit.ts';
import { fieldAt, fieldOfFile, findFile } from '#studio/app/state/sections.ts';
import { valueAt } from '#studio/app/state/value-at.ts';
import type { Field, Fields } from '#studio/protocol/field.ts';
import type { Source } from '#studio/protocol/preview.ts';
import type { SiteState } from '#studio/protocol/site-state.ts';
import { type FileKind, fileKeyOf, takesFile } from './file-kind.ts';

type Dropped = {
  kind: FileKind;
  count: number;
  /** What it was dropped on, most likely first. */
  sources: readonly Source[];
  /** The file of the page. */
  pageFile: string | undefined;
};

const isListOf = (field: Field | undefined, kind: FileKind): boolean =>
  field?.kind === 'list' && fileKeyOf(field.item)?.kind === kind;

/**
 * Where files belong that were dropped on the page: the picture under them, the picture of the card that they were dropped on, or a
 * list, which gets an entry for each. A song always becomes a new one of the list.
 */
export function findDropPlace(site: SiteState, fields: Fields, dropped: Dropped): Place | undefined {
  const { kind, count, sources, pageFile } = dropped;
  const at = ({ file, path }: Place) => fieldAt(fieldOfFile(site, fields, file), path, findFile(site, file)?.data);
  const above = ({ file, path }: Place): Place[] => path.map((_, index) => ({ file, path: path.slice(0, -1 - index) }));
  const around = sources.flatMap((source) => [source, ...above(source)]);
  const list = around.find((place) => isListOf(at(place), kind));
  if (kind === 'picture' && !(count > 1 && list)) {
    const direct = sources.find((source) => {
      const field = at(source);
      return field && takesFile(field, kind);
    });
    const card = around.map((place) => pictureIn(at(place), place)).find((place) => place !== undefined);
    const found = direct ?? (count === 1 ? card : undefined);
    if (found) return found;
  }
  if (list) return list;
  const ofPage = [pageFile, ...site.files.map(({ file }) => file)].filter((file) => file !== undefined);
  // Pictures belong to what is on the page; there is one list of songs.
  for (const file of kind === 'song' ? ofPage : ofPage.slice(0, pageFile ? 1 : 0)) {
    if (findFile(site, file)?.state !== 'there') continue;
    const place = listIn(fieldOfFile(site, fields, file), kind, file);
    if (place) return place;
  }
  return undefined;

  /** The only picture of a group. */
  function pictureIn(field: Field | undefined, { file, path }: Place): Place | undefined {
    if (field?.kind !== 'group') return undefined;
    const keys = field.keys.filter(({ field: inner }) => inner.kind === 'picture');
    const said = keys.filter(({ key }) => valueAt(findFile(site, file)?.data, [...path, key]) !== undefined);
    const [only] = said.length === 1 ? said : keys;
    return only && (keys.length === 1 || said.length === 1) ? { file, path: [...path, only.key] } : undefined;
  }
}

function listIn(field: Field | undefined, kind: FileKind, file: string): Place | undefined {
  if (isListOf(field, kind)) return { file, path: [] };
  const key = field?.kind === 'group' ? field.keys.find(({ field: inner }) => isListOf(inner, kind))?.key : undefined;
  return key === undefined ? undefined : { file, path: [key] };
}
