import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const sampleContent = join(import.meta.dirname, '../content');

/** False if an owner replaced the sample with their own site: the sample's tests don't apply to it. */
export function isSample(content = sampleContent): boolean {
  try {
    return /^ownerName: Bonbon$/m.test(readFileSync(join(content, 'site.yaml'), 'utf8'));
  } catch {
    return false;
  }
}
