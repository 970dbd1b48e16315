import type { Field } from '#studio/protocol/field.ts';

type Key = { key: string; field: Field };
export type StepName = 'who' | 'looks' | 'story' | 'art';

function stepOf({ field }: Key, before: Key | undefined): StepName {
  switch (field.kind) {
    case 'picture':
    case 'sharePicture':
    case 'tone':
      return 'looks';
    case 'text':
    case 'richText':
      return 'story';
    case 'list':
      return field.item.kind === 'group' ? 'art' : 'story';
    case 'variants':
      return 'story';
    case 'line':
      // What a picture shows is said beside it.
      return before?.field.kind === 'picture' ? 'looks' : 'who';
    default:
      return 'who';
  }
}

/** A new thing's keys in the steps of its wizard, by their kinds. Its place among the others is found without asking. */
export function splitIntoSteps(keys: Key[]): { name: StepName; keys: Key[] }[] {
  const steps = new Map<StepName, Key[]>([
    ['who', []],
    ['looks', []],
    ['story', []],
    ['art', []],
  ]);
  for (const [index, key] of keys.entries()) {
    if (key.key !== 'order') steps.get(stepOf(key, keys[index - 1]))?.push(key);
  }
  return [...steps].filter(([, found]) => found.length > 0).map(([name, found]) => ({ name, keys: found }));
}
