import { isMap, isScalar } from 'yaml';
import type { Step } from '../step.ts';

const file = 'resume.yaml';

export const resumeKey: Step = {
  version: '0.8.0',
  why: 'The resume itself is now under the key resume, which was called sheet.',
  retired: [{ file, path: ['sheet'] }],
  find({ texts }) {
    const root = texts.get(file)?.document.contents;
    if (!isMap(root) || root.has('resume')) return { edits: [] };
    const key = root.items.map((pair) => pair.key).find((one) => isScalar(one) && one.value === 'sheet');
    if (!isScalar(key) || !key.range) return { edits: [] };
    const [start, end] = key.range;
    return { edits: [{ file, start, end, text: 'resume' }] };
  },
};
