import type { SiteFolders } from '#build/folders/site-folders.ts';
import { findRefusals, type HostChoices, type Refusals } from '#build/hosting/for-host/host-choices.ts';
import { openBuildCache } from '#content-reader/cache/build-cache.ts';
import { readContentOnce } from '#content-reader/plugin/content-cache.ts';
import type { PublishSettings } from '#model/publish-schema.ts';
import type { Site } from '#model/site-schema.ts';
import { askHostChoices } from './ask-host-choices.ts';
import type { Host } from './hosts/host.ts';
import type { SiteValue } from './site-file.ts';
import type { Converse } from './talk.ts';

type Chosen = {
  choices: HostChoices;
  /** How site.yaml has the answers. */
  values: SiteValue[];
};

/**
 * Asks the owner about what the host refuses, if it refuses anything. `publish` says where the site is published, if that is
 * known. Mistakes in the content are left to the build.
 */
export async function chooseForHost(
  { content: folder, cache }: Pick<SiteFolders, 'content' | 'cache'>,
  host: Host,
  { known = {}, publish }: { known?: HostChoices; publish?: PublishSettings | undefined },
  converse: Converse,
): Promise<Chosen> {
  const { content } = await readContentOnce(folder, openBuildCache(cache));
  if (!content) return { choices: known, values: [] };
  const site = { publish: publish ?? content.site.publish };
  const refusals = findQuestions(findRefusals(content, host, known), site);
  if (refusals.services.length === 0 && refusals.songs.length === 0) return { choices: known, values: [] };
  const choices = await converse((talk) => askHostChoices(refusals, host, talk));
  return { choices: { ...known, ...choices }, values: listChoiceValues(refusals, choices, site) };
}

/** What the owner has not decided yet. */
export function findQuestions(refusals: Refusals, { publish }: Pick<Site, 'publish'>): Refusals {
  return {
    ...refusals,
    songs: publish?.songs ? [] : refusals.songs,
    services: publish?.services ? [] : refusals.services,
  };
}

/** How site.yaml has the answers. Those about the place where it is published are kept only once there is one. */
export function listChoiceValues(
  { songs, services }: Refusals,
  { songAddress, leavesOutPlayer, keepsServices }: HostChoices,
  { publish }: Pick<Site, 'publish'>,
): SiteValue[] {
  const address: SiteValue[] = songAddress === undefined ? [] : [[['music', 'address'], songAddress]];
  if (!publish) return address;
  return [
    ...address,
    ...(songs.length > 0 && songAddress === undefined
      ? [[['publish', 'songs'], leavesOutPlayer ? 'no-player' : 'left-out'] satisfies SiteValue]
      : []),
    ...(services.length > 0
      ? [[['publish', 'services'], keepsServices ? 'kept' : 'left-out'] satisfies SiteValue]
      : []),
  ];
}
