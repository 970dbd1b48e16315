import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import { createOwnerStore } from '#server/guestbook/owner-store.ts';
import { openDatabase } from '#server/storage/database.ts';
import { type Project, resetProject, startProject } from '../../../supabase/fake-project/project.ts';
import { testDecisions } from './contract/decisions.ts';
import type { OpenStore } from './contract/opened-store.ts';
import { testStoredEntries } from './contract/stored-entries.ts';
import { createSupabaseStore } from './supabase-store.ts';

let project: Project;
beforeAll(async () => {
  project = await startProject();
});
afterAll(() => project.close());

const backends: { name: string; open: OpenStore }[] = [
  {
    name: 'the built-in guestbook',
    open: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
      const store = createOwnerStore(openDatabase(folder));
      return {
        store,
        [Symbol.asyncDispose]: async () => {
          store.close();
          await rm(folder, { recursive: true });
        },
      };
    },
  },
  {
    name: 'a Supabase project',
    open: async () => {
      await resetProject(project);
      const store = createSupabaseStore({
        address: project.url,
        key: project.secretKey,
        fetch,
        migrations: 'migrations',
      });
      return { store, [Symbol.asyncDispose]: async () => store.close() };
    },
  },
];

describe.each(backends)('the owner of $name', ({ open }) => {
  testStoredEntries(open);
  testDecisions(open);
});

describe('the rules in force', () => {
  it('are those of site.yaml in the built-in guestbook, which keeps none', async () => {
    await using opened = await (backends[0] as (typeof backends)[0]).open();
    expect(await opened.store.readRules()).toBeUndefined();
    await expect(opened.store.writeRules(defaultRules)).rejects.toThrow('content/site.yaml');
  });

  it('are kept by a Supabase project, which starts with the defaults', async () => {
    await using opened = await (backends[1] as (typeof backends)[0]).open();
    expect(await opened.store.readRules()).toEqual(defaultRules);
    const rules = { ...defaultRules, approvesFirst: true, maxLinks: 0, allPerHour: 7 };
    await opened.store.writeRules(rules);
    expect(await opened.store.readRules()).toEqual(rules);
  });
});
