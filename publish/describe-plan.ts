import { describeBytes } from '#model/describe-bytes.ts';
import type { PublishedFile, PublishedGroup } from '#model/published-files.ts';
import { listFiles } from './group-plan.ts';
import { isEmpty, type Plan } from './plan.ts';

const countFiles = (count: number): string => (count === 1 ? 'one file' : `${count} files`);

/** In a sentence or two. */
export function describePlan(plan: Plan): string {
  if (isEmpty(plan)) return `Nothing has changed: all ${countFiles(plan.unchanged)} are there already.`;
  const { added, changed, removed, bytes } = plan;
  const parts = [
    added.length > 0 && `${added.length} new`,
    changed.length > 0 && `${changed.length} changed`,
    removed.length > 0 && `${removed.length} to be removed`,
  ].filter((part) => part !== false);
  const sentence = `${parts.join(', ')}; ${describeBytes(bytes)} to send.`;
  if (plan.unchanged === 0) return sentence;
  return `${sentence} ${capitalise(countFiles(plan.unchanged))} ${plan.unchanged === 1 ? 'stays' : 'stay'} as ${plan.unchanged === 1 ? 'it is' : 'they are'}.`;
}

const hows: Record<PublishedFile['how'], string> = { new: 'new', changed: 'changed', gone: 'removed' };
const inColumns = (how: PublishedFile['how'], bytes: number, what: string): string =>
  `  ${hows[how].padEnd(7)}  ${(how === 'gone' ? '' : describeBytes(bytes)).padStart(8)}  ${what}`;

/** One line for each file. */
export const listPlan = (plan: Plan): string[] =>
  listFiles(plan).map(({ file, how, bytes }) => inColumns(how, bytes, file));

/** One line for the files that are the same to an owner, with their first names. */
export const listGroups = (groups: readonly PublishedGroup[]): string[] =>
  groups.map((group) => inColumns(group.how, group.bytes, describeGroup(group)));

const kinds: Record<Exclude<PublishedGroup['kind'], 'inside'>, [one: string, many: string]> = {
  page: ['Page', 'Pages'],
  song: ['Song', 'Songs'],
  picture: ['Picture', 'Pictures'],
  file: ['Your file', 'Your files'],
};
const knownPages: Record<string, string> = { home: 'Home', lost: 'the page for wrong addresses' };
/** More names than these are a number. */
const maxNames = 5;

function describeGroup({ kind, names }: PublishedGroup): string {
  if (kind === 'inside') return 'How it looks and works';
  const shown = names.slice(0, names.length === maxNames + 1 ? maxNames + 1 : maxNames);
  const list = shown.map((name) => (kind === 'page' ? (knownPages[name] ?? name) : name)).join(', ');
  const rest = names.length - shown.length;
  return `${kinds[kind][names.length === 1 ? 0 : 1]}: ${list}${rest > 0 ? ` and ${rest} more` : ''}`;
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
