import type { PublishHost } from '#model/publish-schema.ts';
import type { PublishedGroup } from '#model/published-files.ts';
import { isEmpty, type Plan } from '#publish/plan.ts';
import type { Published } from '#publish/publish-site.ts';

const countPages = (count: number) => (count === 1 ? 'one page' : `${count} pages`);

/** What an owner wants to know at the end. */
export function describePublished(host: PublishHost, { address, live, seconds }: Published, plan: Plan): string[] {
  const took = isEmpty(plan) ? [] : [`Published in ${Math.max(1, Math.round(seconds))} s.`];
  if (!live) {
    const why =
      'Nobody looked at the pages: address in content/site.yaml is only an example. Write the real one there.';
    return [...took, host === 'folder' ? 'The folder is ready.' : why];
  }
  const { fine, different, missing } = live;
  return [
    ...took,
    ...missing.map((path) => `Visitors do not get ${path} yet.`),
    ...different.map(
      (path) => `Visitors get another ${path} than the one that was built: perhaps the one from before.`,
    ),
    missing.length + different.length === 0
      ? `Looked at ${countPages(fine)} as a visitor: all fine.`
      : `${countPages(fine)} of ${fine + missing.length + different.length} are as built. Some hosts take a few minutes; run this again to look again.`,
    ...(address === undefined ? [] : [`Your site is at ${address}`]),
  ];
}

export type Result = {
  host: PublishHost;
  address: string | undefined;
  plan: Plan;
  groups: readonly PublishedGroup[];
  published: Published | undefined;
};

export function writeResult({ host, address, plan, groups, published }: Result): string {
  const list = (files: readonly { path: string; bytes?: number }[]) =>
    files.map(({ path, bytes }) => ({ path, bytes }));
  const { added, changed, removed, unchanged, bytes } = plan;
  return JSON.stringify({
    host,
    address,
    isPublished: published !== undefined,
    groups,
    added: list(added),
    changed: list(changed),
    removed: list(removed),
    unchanged,
    bytes,
    ...(published && { live: published.live, seconds: published.seconds }),
  });
}
