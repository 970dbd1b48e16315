import { join } from 'node:path';
import type { Terminal } from '#admin/terminal/terminal.ts';
import { isContentError } from '#build/build-when-due.ts';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import { OwnerError } from '#build/owner-error.ts';
import { builtFolder } from '#model/built-folder.ts';
import type { Clock } from '#publish/connection.ts';
import { describePlan, listGroups, listPlan } from '#publish/describe-plan.ts';
import { groupPlan } from '#publish/group-plan.ts';
import { connections } from '#publish/hosts/connections.ts';
import { findOffer, needsKey } from '#publish/offers.ts';
import { isEmpty } from '#publish/plan.ts';
import { PublishError } from '#publish/publish-error.ts';
import { openPublication, type Publication, type Published } from '#publish/publish-site.ts';
import { signIn } from '#publish/sign-in.ts';
import { describeStranger, type Stranger } from '#publish/stranger.ts';
import type { Converse } from '#publish/talk.ts';
import { type Answers, keepAnswers, offerToKeepAnswers, readAnswers } from './answers.ts';
import type { BuildTalk } from './build-for-host.ts';
import { enter, tellRefusal } from './enter.ts';
import { describePublished, type Result, writeResult } from './publish-result.ts';
import { showProgress } from './show-progress.ts';

export type PublishOrder = {
  /** `dist` is that of what is published. */
  folders: SiteFolders;
  environment: Record<string, string | undefined>;
  terminal: Terminal;
  converse: Converse;
  askSecret: (question: string) => Promise<string | undefined>;
  isDryRun: boolean;
  isSure: boolean;
  isJson: boolean;
  clock: Clock;
  /** Makes the site in `dist` as the host takes it. */
  build: (answers: Answers, talk: BuildTalk) => Promise<void>;
  /** How the owner types this command with an option. */
  command: (option: string) => string;
};

/** Resolves with the exit code. */
export async function publishFromTerminal(order: PublishOrder): Promise<number> {
  const { isJson, isSure, terminal, folders, converse, command } = order;
  // With --json, standard output has nothing but the result.
  const say = isJson ? terminal.note : terminal.print;
  const mayAsk = terminal.canAsk && !isSure;
  const stopping = new AbortController();
  const stop = () =>
    stopping.abort(new PublishError('stopped', 'Stopped. What was sent stays, and the next time goes on from there.'));
  process.once('SIGINT', stop);
  let answers: Answers | undefined;
  try {
    answers = await readAnswers({ folders, mayAsk, converse, command });
    return await publish({ ...order, answers, say, mayAsk, signal: stopping.signal });
  } catch (error) {
    if (!(error instanceof PublishError || error instanceof OwnerError || isContentError(error))) throw error;
    const { waysOut = [], reason } = error instanceof PublishError ? error : {};
    if (isJson) terminal.print(JSON.stringify({ error: error.message }));
    tellRefusal({ message: error.message, waysOut }, terminal);
    // Others would be wrong the next time, too.
    if (answers && reason !== 'settings') await offerToKeepAnswers(answers, { folders, terminal, mayAsk });
    return error instanceof OwnerError ? error.exitCode : 1;
  } finally {
    process.off('SIGINT', stop);
  }
}

type Work = PublishOrder & {
  answers: Answers;
  say: (line: string) => void;
  /** Whether there is somebody who wants to be asked. */
  mayAsk: boolean;
  signal: AbortSignal;
};

async function publish(work: Work): Promise<number> {
  const { answers, folders, isJson, terminal, mayAsk, say } = work;
  const { settings, address } = answers;
  const offer = findOffer(settings.host);
  const connect = await connections[settings.host]();
  const progress = showProgress(terminal, isJson);
  const connecting = {
    settings,
    siteFolder: folders.site,
    siteAddress: address,
    clock: work.clock,
    signal: work.signal,
    say: progress.say,
    confirm: (stranger: Stranger) => (mayAsk ? terminal.ask(describeStranger(stranger)) : Promise.resolve(false)),
    apiAddress: work.environment.BONBON_HOST_API,
  };
  // Nobody shall wait for a build for a key that is wrong.
  const key = await enter(offer, needsKey(offer), (one) => signIn(connect, { ...connecting, key: one }), work);
  await work.build(answers, { say, note: terminal.note, converse: mayAsk ? work.converse : undefined });
  const publication = await openPublication({
    ...connecting,
    connect,
    key,
    folder: join(folders.dist, builtFolder.site),
    onProgress: progress.show,
  });
  try {
    return await send(publication, { ...work, progress });
  } finally {
    await publication.close();
  }
}

type Sending = Work & { progress: ReturnType<typeof showProgress> };

/** Says what would change, and does it after a yes: before, nothing of the owner's is written, either. */
async function send(publication: Publication, work: Sending): Promise<number> {
  const { answers, folders, isDryRun, isSure, terminal, command, progress, say, mayAsk } = work;
  const { plan, address } = publication;
  const { title } = findOffer(answers.settings.host);
  const groups = await groupPlan(plan, folders);
  for (const line of listGroups(groups)) say(line);
  if (isDryRun && !isEmpty(plan)) for (const line of ['Every file:', ...listPlan(plan)]) say(line);
  say(`${title}${address === undefined ? '' : `, ${address}`}`);
  say(describePlan(plan));
  const keeping = { folders, terminal, mayAsk };
  const finish = (published?: Published, exitCode?: number) =>
    end(work, { host: answers.settings.host, address, plan, groups, published }, exitCode);
  if (isDryRun) {
    await offerToKeepAnswers(answers, keeping);
    return finish();
  }
  if (!isEmpty(plan) && !isSure) {
    if (!terminal.canAsk) {
      terminal.note(`Nothing was sent: there is no terminal to ask in. To publish: ${command('--yes')}`);
      return finish(undefined, 1);
    }
    if (!(await terminal.ask('Publish this?'))) {
      terminal.note('Nothing was sent.');
      await offerToKeepAnswers(answers, keeping);
      return 1;
    }
  }
  await (isEmpty(plan) ? offerToKeepAnswers : keepAnswers)(answers, keeping);
  progress.begin(plan);
  const published = await publication.publish();
  progress.end();
  for (const line of describePublished(answers.settings.host, published, plan)) say(line);
  return finish(published);
}

function end({ isJson, terminal }: PublishOrder, result: Result, exitCode = 0): number {
  if (isJson) terminal.print(writeResult(result));
  const { live } = result.published ?? {};
  const isWhole = !live || live.missing.length + live.different.length === 0;
  return isWhole ? exitCode : 3;
}
