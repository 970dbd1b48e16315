import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writeContent } from '#content-reader/content-fixture.ts';
import { valueAt } from '#content-reader/yaml/key-path.ts';
import { changeValues } from '#studio/api/change/change-values.ts';
import type { ChangeAnswer } from '#studio/protocol/change.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { openSite, type Site, type SiteOptions } from './open-site.ts';

type Files = Parameters<typeof writeContent>[0];

export type TestSite = {
  site: Site;
  /** The same folder, opened once more, as after a restart. */
  reopen: (options?: Partial<SiteOptions>) => Promise<Site>;
  read: (file: string) => Promise<string>;
  write: (file: string, text: string) => Promise<void>;
  /** Sets the clock forward. */
  wait: (ms: number) => void;
};

/** A small complete site in a folder of its own, open in the studio, with a clock that stands still. */
export async function openTestSite(changes: Files = {}, options: Partial<SiteOptions> = {}): Promise<TestSite> {
  const content = await writeContent(changes);
  let time = Date.UTC(2026, 0, 5);
  const reopen = async (more: Partial<SiteOptions> = {}) => {
    const site = await openSite({ folder: dirname(content), content, now: () => time, ...options, ...more });
    onTestFinished(() => site.close());
    return site;
  };
  return {
    site: await reopen(),
    reopen,
    read: (file) => readFile(join(content, file), 'utf8'),
    write: (file, text) => writeFile(join(content, file), text),
    wait: (ms) => {
      time += ms;
    },
  };
}

/** What the file says there. */
export const valueIn = (site: Site, file: string, path: KeyPath): PlainValue | undefined =>
  valueAt(site.pages.files.get(file)?.data, path) as PlainValue | undefined;

/** As a window does that knows what the file says. */
export const setField = (
  site: Site,
  file: string,
  path: KeyPath,
  value: PlainValue,
  more: { stepKey?: string; before?: PlainValue | undefined } = {},
): Promise<ChangeAnswer> =>
  changeValues(site, {
    changes: [{ do: 'set', file, path, value }],
    before: ['before' in more ? more.before : valueIn(site, file, path)],
    label: `${path.join(' ')} of ${file}`,
    ...(more.stepKey !== undefined && { stepKey: more.stepKey }),
  });
