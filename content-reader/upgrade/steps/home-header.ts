import { turnIntoNote } from '../pair-place.ts';
import type { Step } from '../step.ts';

export const homeHeader: Step = {
  version: '0.2.0',
  why: "Home shows the title and the tagline of site.yaml, so its own are not read. They stay as notes: is there something in them that site.yaml hasn't got?",
  find({ texts }) {
    const home = texts.get('home.yaml');
    const keys = ['title', 'subtitle'];
    return { edits: home ? keys.flatMap((key) => turnIntoNote(home, ['header', key]) ?? []) : [] };
  },
};
