import { describe } from 'vitest';
import type { OpenBook } from './book.ts';
import { testDrawings } from './drawings.ts';
import { testFinding } from './finding.ts';
import { testHands } from './hands.ts';
import { testHearts } from './hearts.ts';
import { testLimits } from './limits.ts';
import { testListing } from './listing.ts';
import { testLooks } from './looks.ts';
import { testMendedWords } from './mended-words.ts';
import { testPrivate } from './private.ts';
import { testRefusals } from './refusals.ts';
import { testSpam } from './spam.ts';
import { testStoring } from './storing.ts';
import { testTexts } from './texts.ts';

/**
 * The contract between the browser and a guestbook's backend, tested with the browser's client. A test file calls it
 * once per backend.
 */
export function testContract({ name, open }: { name: string; open: OpenBook }): void {
  describe(name, () => {
    testListing(open);
    testFinding(open);
    testStoring(open);
    testLooks(open);
    testDrawings(open);
    testHands(open);
    testMendedWords(open);
    testHearts(open);
    testPrivate(open);
    testTexts(open);
    testRefusals(open);
    testSpam(open);
    testLimits(open);
  });
}
