import type { Change } from '#studio/protocol/change.ts';
import type { Field, Fields, PlainValue } from '#studio/protocol/field.ts';
import type { Source } from '#studio/protocol/preview.ts';
import type { KeyPath, SiteState } from '#studio/protocol/site-state.ts';
import { isRecord } from './value-at.ts';

type Figure = Source & { value: string; followsPage: boolean };

/** Everywhere that the figure of the site's pages is shown by a picture of its own. */
function listFigures(site: SiteState, fields: Fields): Figure[] {
  return site.files
    .filter(({ state }) => state === 'there')
    .flatMap(({ file, name, data }) => figuresIn(fields[name], data, file, []));
}

function figuresIn(field: Field | undefined, value: PlainValue | undefined, file: string, path: KeyPath): Figure[] {
  if (field?.kind === 'group' && isRecord(value))
    return field.keys.flatMap(({ key, field: inner }) => figuresIn(inner, value[key], file, [...path, key]));
  if (field?.kind === 'list' && Array.isArray(value))
    return value.flatMap((item, index) => figuresIn(field.item, item, file, [...path, index]));
  return field?.showsFigure && typeof value === 'string'
    ? [{ file, path, value, followsPage: field.showsFigure === 'page' }]
    : [];
}

/** Where another figure than this one is shown. */
export const listOtherFigures = (site: SiteState, fields: Fields, value: string): Figure[] =>
  listFigures(site, fields).filter((figure) => figure.value !== value);

/** What lets this figure be shown there: a mood of it that has no picture of its own looks as the page's figure does. */
export const changeFigures = (figures: readonly Figure[], value: string): Change[] =>
  figures.map(({ file, path, followsPage }) =>
    followsPage ? { do: 'remove', file, path } : { do: 'set', file, path, value },
  );
