import '#server/require-node.mjs';
import { sampleContent } from '../test-site.ts';
import { openWorkshop } from './workshop.ts';

const workshop = await openWorkshop();
if (!workshop)
  console.error('There is nothing to draw: the pictures belong to the sample, and its workshop is not there.');
process.exitCode = workshop ? await workshop.drawArt(process.argv.slice(2), sampleContent) : 1;
