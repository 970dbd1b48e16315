import { valueAt } from '#content-reader/yaml/key-path.ts';
import type { Step } from '../step.ts';
import { commentOut } from '../yaml-pair.ts';

const named = 'images/share/projects.png';
const key = ['header', 'sharePicture'];

/** The sample of 0.4.0 did not include this picture. */
export const projectsSharePicture: Step = {
  version: '0.5.0',
  why: `The sample of 0.4.0 named ${named} but did not include it. Without the line, links to the page show the picture of the whole site.`,
  find({ texts, kinds }) {
    const page = texts.get('projects.yaml');
    if (!page || kinds.has(named) || valueAt(page.data, key) !== named) return { edits: [] };
    return { edits: [commentOut(page, key) ?? []].flat() };
  },
};
