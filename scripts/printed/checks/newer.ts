import type { DocumentChecks } from '../plan.ts';
import { findsNothingToUpgrade } from './making-a-site.ts';

export const newer: DocumentChecks = {
  document: 'docs/guide/newer.md',
  where: 'site',
  checks: { 'npm run upgrade': findsNothingToUpgrade },
};
