import type { SiteFolders } from '#build/folders/site-folders.ts';
import { findRefusals } from '#build/hosting/for-host/host-choices.ts';
import { openBuildCache } from '#content-reader/cache/build-cache.ts';
import { readContentOnce } from '#content-reader/plugin/content-cache.ts';
import type { HostName } from '#publish/hosts/host.ts';
import { findHost } from '#publish/hosts/hosts.ts';

/** Songs that the host refuses and that have no other place; undefined if there are none. */
export async function findRefusedSongs(
  { content: folder, cache }: Pick<SiteFolders, 'content' | 'cache'>,
  hostName: HostName,
): Promise<{ songs: string[]; otherSongCount: number } | undefined> {
  const host = findHost(hostName);
  if (host.endings === undefined && host.limits.fileBytes === undefined) return undefined;
  const { content } = await readContentOnce(folder, openBuildCache(cache));
  if (!content) return undefined;
  const { songs, otherSongCount } = findRefusals(content, host);
  return songs.length === 0 ? undefined : { songs: songs.map(({ title }) => title), otherSongCount };
}
