import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const sampleContent = join(import.meta.dirname, '../content');

/** False where an owner put a site of their own in the sample's place: nobody's tests have anything to say about that one. */
export function isSample(content = sampleContent): boolean {
  try {
    return /^ownerName: Bonbon$/m.test(readFileSync(join(content, 'site.yaml'), 'utf8'));
  } catch {
    return false;
  }
}
