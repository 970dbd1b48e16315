import { findHelp, labelOf } from '#studio/app/form/label.ts';
import { summarize } from '#studio/app/form/summary.ts';
import type { SourceDescription } from '#studio/app/preview/preview-props.ts';
import { say } from '#studio/app/say.ts';
import { fieldAt, fieldOfFile, findFile, nameSource, titleOfFile } from '#studio/app/state/sections.ts';
import { valueAt } from '#studio/app/state/value-at.ts';
import type { Fields } from '#studio/protocol/field.ts';
import { mediaFileAddress } from '#studio/protocol/media.ts';
import type { Source } from '#studio/protocol/preview.ts';
import type { SiteState } from '#studio/protocol/site-state.ts';

/** A line of "Which one do you mean?": what it is called, and where it comes from. */
export function describeSource(site: SiteState, fields: Fields, { file, path }: Source): SourceDescription {
  const { data, name = '' } = findFile(site, file) ?? {};
  const field = fieldAt(fieldOfFile(site, fields, file), path, data);
  const value = valueAt(data, path);
  const title = nameSource(site, fields, file, path);
  if (!field) return { title };
  const where = say('preview.in', { where: titleOfFile(site, file) });
  const isPicture = field.kind === 'picture' || field.kind === 'sharePicture';
  if (isPicture && typeof value === 'string') return { title, note: where, picture: mediaFileAddress(value, file) };
  // What it is for tells two apart that say the same.
  const help = findHelp(field, labelOf([name, ...path]), [name, ...path]);
  return { title, note: help ?? `${where}: ${summarize(field, value)}` };
}
