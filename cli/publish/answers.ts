import type { Terminal } from '#admin/terminal/terminal.ts';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import { OwnerError } from '#build/owner-error.ts';
import type { PublishSettings } from '#model/publish-schema.ts';
import { describeSettings, readSiteFile, type SiteValue, writeSiteValues } from '#publish/site-file.ts';
import type { Converse } from '#publish/talk.ts';
import { chooseHost } from './choose-host.ts';

/** Where the site shall be. */
export type Answers = {
  settings: PublishSettings;
  address: string;
  /** What site.yaml does not say yet: it is written when the owner has seen what comes of it, and said yes. */
  unwritten: SiteValue[];
};

type Asking = {
  folders: Pick<SiteFolders, 'content'>;
  mayAsk: boolean;
  converse: Converse;
  /** How the owner types this command with an option. */
  command: (option: string) => string;
};

/** What site.yaml says, or what the owner answers the first time. */
export async function readAnswers({ folders, mayAsk, converse, command }: Asking): Promise<Answers> {
  const { settings, address } = await readSiteFile(folders.content);
  if (settings) return { settings, address, unwritten: [] };
  if (!mayAsk) {
    throw new OwnerError(
      `Bonbon does not know yet where to publish this site. In a terminal it asks: ${command('')}\n` +
        'Or write it into content/site.yaml: publish: { host: neocities-free, name: bonbon }',
      2,
    );
  }
  const chosen = await converse((talk) => chooseHost(address, talk));
  return {
    settings: chosen.settings,
    address: chosen.address ?? address,
    unwritten: describeSettings(chosen.settings, chosen.address),
  };
}

type Keeping = { folders: Pick<SiteFolders, 'content'>; terminal: Pick<Terminal, 'note'> };

export async function keepAnswers(answers: Answers, { folders, terminal }: Keeping): Promise<void> {
  if (answers.unwritten.length === 0) return;
  await writeSiteValues(folders.content, answers.unwritten);
  answers.unwritten = [];
  terminal.note('Your answers are written in content/site.yaml, and you are not asked again.');
}

/** Where nothing was published, that is another question. */
export async function offerToKeepAnswers(
  answers: Answers,
  keeping: Keeping & { mayAsk: boolean; terminal: Terminal },
): Promise<void> {
  if (answers.unwritten.length === 0 || !keeping.mayAsk) return;
  const question = 'Keep your answers in content/site.yaml, so that you are not asked again?';
  if (await keeping.terminal.ask(question)) await keepAnswers(answers, keeping);
}
