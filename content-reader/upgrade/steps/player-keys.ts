import { isScalar } from 'yaml';
import { wordsSchema } from '#model/words-schema.ts';
import type { Step } from '../step.ts';
import { findPair } from '../yaml-pair.ts';

const former = 'Music starts with your first click or key';

/** Only if the default English is unchanged: the owner's own sentence is theirs to change. */
export const playerKeys: Step = {
  version: '0.6.0',
  why: 'Among keys, only Enter and Space start the music, and the player now says so.',
  find({ texts }) {
    const words = texts.get('words.yaml');
    const pair = words && findPair(words, ['player', 'waiting']);
    const node = pair?.value;
    if (!pair || !isScalar(node) || node.value !== former || !node.range) return { edits: [] };
    const [start, end] = node.range;
    const { waiting } = wordsSchema.parse({}).player;
    const isSafe = node.type === 'PLAIN' && !pair.isFlow;
    return { edits: [{ file: 'words.yaml', start, end, text: isSafe ? waiting : JSON.stringify(waiting) }] };
  },
};
