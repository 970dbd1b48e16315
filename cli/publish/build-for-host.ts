import { buildSite } from '#build/build-site.ts';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import { chooseForHost } from '#publish/choose-for-host.ts';
import { findHost } from '#publish/hosts/hosts.ts';
import { buildHostOf, findOffer } from '#publish/offers.ts';
import type { Converse } from '#publish/talk.ts';
import type { Answers } from './answers.ts';

export type BuildTalk = {
  /** Undefined where nobody can be asked, or wants to be. */
  converse: Converse | undefined;
  say: (line: string) => void;
  /** For what is not part of the answer. */
  note: (line: string) => void;
};

/** Builds what the host takes, and says what is left out. Asks about what the host refuses, which becomes one of the answers. */
export function makeBuildForHost({ content, cache, dist }: SiteFolders) {
  return async (answers: Answers, { converse, say, note }: BuildTalk): Promise<void> => {
    const { settings, address } = answers;
    const { title } = findOffer(settings.host);
    const host = buildHostOf(settings.host);
    const facts = { ...findHost(host), title };
    const asked = converse && (await chooseForHost({ content, cache }, facts, { publish: settings }, converse));
    answers.unwritten.push(...(asked?.values ?? []));
    const { notes } = await buildSite({
      ...{ content, cache, dist, host, hostTitle: title },
      choices: { ...asked?.choices, siteAddress: address },
      onProgress: say,
      onWarnings: (warnings) => note(`\n${warnings}`),
    });
    for (const line of notes) say(`- ${line}`);
  };
}
