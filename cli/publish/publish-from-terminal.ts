import { join } from 'node:path';
import type { Terminal } from '#admin/terminal/terminal.ts';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import { OwnerError } from '#build/owner-error.ts';
import { builtFolder } from '#model/built-folder.ts';
import type { PublishHost } from '#model/publish-schema.ts';
import type { Clock } from '#publish/connection.ts';
import { describePlan, listGroups, listPlan } from '#publish/describe-plan.ts';
import { groupPlan } from '#publish/group-plan.ts';
import { connections } from '#publish/hosts/connections.ts';
import type { HostKey } from '#publish/hosts/host.ts';
import { findKey, keepKey, keysFile } from '#publish/keys.ts';
import { findOffer, needsKey, type Offer } from '#publish/offers.ts';
import { isEmpty } from '#publish/plan.ts';
import { PublishError } from '#publish/publish-error.ts';
import { openPublication, type Published } from '#publish/publish-site.ts';
import { signIn } from '#publish/sign-in.ts';
import { readSiteFile, writeSiteFile } from '#publish/site-file.ts';
import { describeStranger, type Stranger } from '#publish/stranger.ts';
import { withTerminal } from '../new/ask.ts';
import { askSecret } from './ask-secret.ts';
import { chooseHost } from './choose-host.ts';
import { describePublished, type Result, writeResult } from './publish-result.ts';
import { showProgress } from './show-progress.ts';

export type PublishOrder = {
  folders: SiteFolders;
  environment: Record<string, string | undefined>;
  terminal: Terminal;
  isDryRun: boolean;
  isSure: boolean;
  isJson: boolean;
  clock: Clock;
  /** Makes `dist/site` as the host takes it. */
  build: (host: PublishHost, say: (line: string) => void) => Promise<void>;
  /** How the owner types this command with an option. */
  command: (option: string) => string;
};

/** Resolves with the exit code. */
export async function publishFromTerminal(order: PublishOrder): Promise<number> {
  const { isJson, terminal } = order;
  // With --json, standard output has nothing but the result.
  const say = isJson ? terminal.note : terminal.print;
  const stopping = new AbortController();
  const stop = () =>
    stopping.abort(new PublishError('stopped', 'Stopped. What was sent stays, and the next time goes on from there.'));
  process.once('SIGINT', stop);
  try {
    return await publish(order, say, stopping.signal);
  } catch (error) {
    if (!(error instanceof PublishError) && !(error instanceof OwnerError && isJson)) throw error;
    if (isJson) terminal.print(JSON.stringify({ error: error.message }));
    terminal.note(error.message);
    if (error instanceof PublishError) for (const way of error.waysOut) terminal.note(`- ${way}`);
    return error instanceof OwnerError ? error.exitCode : 1;
  } finally {
    process.off('SIGINT', stop);
  }
}

type Say = (line: string) => void;

async function publish(order: PublishOrder, say: Say, signal: AbortSignal): Promise<number> {
  const { folders, isDryRun, isSure, isJson, terminal, command } = order;
  const { settings, address } = await readChoice(order);
  const offer = findOffer(settings.host);
  const connect = await connections[settings.host]();
  const known = await findOrAskKey(order, offer);
  const progress = showProgress(terminal, isJson);
  const connecting = {
    settings,
    siteFolder: folders.site,
    siteAddress: address,
    clock: order.clock,
    signal,
    say: progress.say,
    confirm: (stranger: Stranger) =>
      terminal.canAsk ? terminal.ask(describeStranger(stranger)) : Promise.resolve(false),
    apiAddress: order.environment.BONBON_HOST_API,
  };
  const enter = async (key: string | undefined) => {
    await signIn(connect, { ...connecting, key });
    return key;
  };
  // Nobody shall wait for a build for a key that is wrong.
  const key = await enter(known).catch(async (error: unknown) => {
    // The computer's own way in was not enough.
    const isKeyMissing = error instanceof PublishError && error.reason === 'key' && known === undefined;
    if (!isKeyMissing || !offer.key || !terminal.canAsk) throw error;
    terminal.note(error.message);
    return enter(await askKey(order, offer.key));
  });
  await order.build(settings.host, say);
  const publication = await openPublication({
    ...connecting,
    connect,
    key,
    folder: join(folders.dist, builtFolder.site),
    onProgress: progress.show,
  });
  try {
    const { plan } = publication;
    const groups = await groupPlan(plan, folders);
    for (const line of listGroups(groups)) say(line);
    if (isDryRun && !isEmpty(plan)) for (const line of ['Every file:', ...listPlan(plan)]) say(line);
    say(`${offer.title}${publication.address === undefined ? '' : `, ${publication.address}`}`);
    say(describePlan(plan));
    const finish = (published?: Published, exitCode?: number) =>
      end(order, { host: settings.host, address: publication.address, plan, groups, published }, exitCode);
    if (isDryRun) return finish();
    if (!isEmpty(plan) && !isSure) {
      if (!terminal.canAsk) {
        terminal.note(`Nothing was sent: there is no terminal to ask in. To publish: ${command('--yes')}`);
        return finish(undefined, 1);
      }
      if (!(await terminal.ask('Publish this?'))) {
        terminal.note('Nothing was sent.');
        return 1;
      }
    }
    progress.begin(plan);
    const published = await publication.publish();
    progress.end();
    for (const line of describePublished(published, plan)) say(line);
    return finish(published);
  } finally {
    await publication.close();
  }
}

function end({ isJson, terminal }: PublishOrder, result: Result, exitCode = 0): number {
  if (isJson) terminal.print(writeResult(result));
  const { live } = result.published ?? {};
  const isWhole = !live || live.missing.length + live.different.length === 0;
  return isWhole ? exitCode : 3;
}

type Choosing = Pick<PublishOrder, 'folders' | 'terminal' | 'isSure' | 'command'>;

/** Where the site is published, and its address; asked for the first time. */
export async function readChoice({ folders, terminal, isSure, command }: Choosing) {
  const { settings, address } = await readSiteFile(folders.content);
  if (settings) return { settings, address };
  if (!terminal.canAsk || isSure) {
    throw new OwnerError(
      `Bonbon does not know yet where to publish this site. In a terminal it asks: ${command('')}\n` +
        'Or write it into content/site.yaml: publish: { host: neocities-free, name: bonbon }',
      2,
    );
  }
  const chosen = await withTerminal((ask) => chooseHost(address, { ask, say: terminal.note })).catch((error: Error) => {
    if (error.name === 'AbortError') throw new OwnerError('\nNothing was changed.');
    throw error;
  });
  await writeSiteFile(folders.content, chosen.settings, chosen.address);
  terminal.note('This is written in content/site.yaml, and you are not asked again.');
  return { settings: chosen.settings, address: chosen.address ?? address };
}

async function findOrAskKey(order: PublishOrder, offer: Offer): Promise<string | undefined> {
  const { folders, environment, terminal } = order;
  if (!offer.key) return undefined;
  const { variable, title, where } = offer.key;
  const known = await findKey(folders.site, variable, environment);
  if (known !== undefined || !needsKey(offer)) return known;
  if (!terminal.canAsk) {
    throw new OwnerError(
      `${offer.title} needs your ${title}. ${where} Put it into the environment variable ${variable}.`,
    );
  }
  return askKey(order, offer.key);
}

async function askKey({ folders, terminal }: PublishOrder, { title, where, variable }: HostKey): Promise<string> {
  terminal.note(where);
  const typed = await askSecret(`Your ${title} (it is not shown): `);
  if (!typed) throw new OwnerError('Nothing was sent.');
  if (await terminal.ask(`Keep it in ${keysFile}, which only you can read, so that you are not asked again?`)) {
    await keepKey(folders.site, variable, typed);
  }
  return typed;
}
