import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFolder } from '#model/built-folder.ts';
import type { BuiltFor } from '#model/built-for.ts';

const progressWords: Record<string, string> = {
  'Reading content…': 'Reading what you wrote…',
  'Building pages…': 'Making every page…',
  'Compressing…': 'Packing them small…',
};

/** What the build says of its progress, in words that need no knowledge of it. */
export const tellProgress = (sentence: string): string => progressWords[sentence] ?? sentence;

/** What the build left out for the host. */
export async function readNotes(dist: string): Promise<string[]> {
  const text = await readFile(join(dist, builtFolder.host), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as Partial<BuiltFor>).notes ?? [];
}
