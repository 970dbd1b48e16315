import type { Terminal } from '#admin/terminal/terminal.ts';
import { buildSite } from '#build/build-site.ts';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import type { PublishHost } from '#model/publish-schema.ts';
import { chooseForHost } from '#publish/choose-for-host.ts';
import { findHost } from '#publish/hosts/hosts.ts';
import { buildHostOf } from '#publish/offers.ts';

/** Builds what the host takes, and says what is left out. In a terminal it asks about what the host refuses. */
export function makeBuildForHost(folders: SiteFolders, { canAsk, note }: Pick<Terminal, 'canAsk' | 'note'>) {
  return async (publishHost: PublishHost, say: (line: string) => void): Promise<void> => {
    const host = buildHostOf(publishHost);
    const choices = canAsk ? await chooseForHost(folders, findHost(host), {}) : {};
    const { content, cache, dist } = folders;
    const onWarnings = (warnings: string) => note(`\n${warnings}`);
    const { notes } = await buildSite({ content, cache, dist, host, choices, onProgress: say, onWarnings });
    for (const line of notes) say(`- ${line}`);
  };
}
