import { afterAll, beforeAll } from 'vitest';
import { testContract } from '#server/guestbook/contract/contract.ts';
import { openContractBook } from './testing/contract-book.ts';
import type { Project } from './testing/project.ts';
import { startProject } from './testing/project.ts';

let project: Project;
beforeAll(async () => {
  project = await startProject();
});
afterAll(() => project.close());

testContract({ name: 'the guestbook on Supabase', open: openContractBook(() => project) });
