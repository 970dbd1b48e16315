import type { Step } from '../step.ts';
import { commentOut } from '../yaml-pair.ts';

const file = 'home.yaml';
const retired = ['title', 'subtitle'].map((key) => ({ file, path: ['header', key] }));

export const homeHeader: Step = {
  version: '0.2.0',
  why: 'Home shows the title and the tagline of site.yaml, so its own are no longer used. They stay as notes: check whether they say anything that site.yaml does not.',
  retired,
  find({ texts }) {
    const home = texts.get(file);
    return { edits: home ? retired.flatMap(({ path }) => commentOut(home, path) ?? []) : [] };
  },
};
