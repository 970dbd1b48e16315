import { describeBytes } from '#model/describe-bytes.ts';
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
  return `${parts.join(', ')}; ${describeBytes(bytes)} to send. ${capitalise(countFiles(plan.unchanged))} ${plan.unchanged === 1 ? 'stays' : 'stay'} as ${plan.unchanged === 1 ? 'it is' : 'they are'}.`;
}

/** One line for each file. */
export function listPlan({ added, changed, removed }: Plan): string[] {
  const size = (bytes: number | undefined) => (bytes === undefined ? '' : describeBytes(bytes)).padStart(8);
  return [
    ...changed.map(({ path, bytes }) => `  changed  ${size(bytes)}  ${path}`),
    ...removed.map(({ path, bytes }) => `  removed  ${size(bytes)}  ${path}`),
    ...added.map(({ path, bytes }) => `  new      ${size(bytes)}  ${path}`),
  ];
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
