import { afterAll, beforeAll } from 'vitest';
import { testContract } from '#server/guestbook/contract/contract.ts';
import { openContractBook } from './fake-project/contract-book.ts';
import type { Project } from './fake-project/project.ts';
import { startProject } from './fake-project/project.ts';

let project: Project;
beforeAll(async () => {
  project = await startProject();
});
afterAll(() => project.close());

testContract({ name: 'the guestbook on Supabase', open: openContractBook(() => project) });
