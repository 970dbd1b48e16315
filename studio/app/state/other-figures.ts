import type { Change } from '#studio/protocol/change.ts';
import type { Fields } from '#studio/protocol/field.ts';
import type { Source } from '#studio/protocol/preview.ts';
import type { SiteState } from '#studio/protocol/site-state.ts';
import { listValues } from './list-values.ts';

type Figure = Source & { followsPage: boolean };

/** Everywhere that the figure of the site's pages is shown by another picture than this one. */
export const listOtherFigures = (site: SiteState, fields: Fields, value: string): Figure[] =>
  listValues(site, fields)
    .filter(({ field: { showsFigure }, value: other }) => showsFigure && showsFigure !== 'pose' && other !== value)
    .map(({ file, path, field }) => ({ file, path, followsPage: field.showsFigure === 'page' }));

/** Pictures of the figure that no other picture of it can stand in for. */
export const listPoses = (site: SiteState, fields: Fields): Source[] =>
  listValues(site, fields)
    .filter(({ field }) => field.showsFigure === 'pose')
    .map(({ file, path }) => ({ file, path }));

/** What lets this figure be shown there: a mood of it that has no picture of its own looks as the page's figure does. */
export const changeFigures = (figures: readonly Figure[], value: string): Change[] =>
  figures.map(({ file, path, followsPage }) =>
    followsPage ? { do: 'remove', file, path } : { do: 'set', file, path, value },
  );
