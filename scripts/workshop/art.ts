import '#server/require-node.mjs';
import { sampleContent } from '../test-site.ts';
import { loadWorkshop } from './workshop.ts';

const workshop = await loadWorkshop();
if (!workshop)
  console.error('There is nothing to draw: sample/workshop/, which draws the pictures of the sample, does not exist.');
process.exitCode = workshop ? await workshop.drawArt(process.argv.slice(2), sampleContent) : 1;
