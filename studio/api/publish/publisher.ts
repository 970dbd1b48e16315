import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { runBuildProcess } from '#build/build-process.ts';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import { builtFolder } from '#model/built-folder.ts';
import { systemClock } from '#publish/clock.ts';
import type { Clock } from '#publish/connection.ts';
import { groupPlan, listFiles } from '#publish/group-plan.ts';
import { connections } from '#publish/hosts/connections.ts';
import { findKey, keepKey } from '#publish/keys.ts';
import { readManifest } from '#publish/manifest.ts';
import { buildHostOf, findOffer, needsKey } from '#publish/offers.ts';
import { withOwnBuild } from '#publish/own-build.ts';
import { PublishError } from '#publish/publish-error.ts';
import { openPublication, type Publication } from '#publish/publish-site.ts';
import { signIn } from '#publish/sign-in.ts';
import { readSiteFile } from '#publish/site-file.ts';
import { isSameStranger, type Stranger } from '#publish/stranger.ts';
import type {
  ChooseAnswer,
  ChooseRequest,
  LookAnswer,
  LookRequest,
  OpenAnswer,
  PublishChanges,
  PublishRefusal,
  SendAnswer,
} from '#studio/protocol/publish.ts';
import type { SiteEvent, Step } from '#studio/protocol/site-state.ts';
import { readNotes, tellProgress } from './build-report.ts';
import { type Chosen, describeChoice, readChoice, type WriteSettings } from './choice.ts';
import { explain, refuse } from './refusal.ts';
import { findRefusedSongs } from './refused-songs.ts';

type PublisherOptions = {
  folders: Pick<SiteFolders, 'site' | 'content' | 'cache'>;
  environment: Record<string, string | undefined>;
  /** What the owner did and has not undone, newest first. */
  listSteps: () => Step[];
  /** Sentences about what is wrong in the content. */
  listMistakes: () => Promise<string[]>;
  writeSettings: WriteSettings;
  send: (event: SiteEvent) => void;
  clock?: Clock;
  /** Opens a folder in the computer's own window; resolves with whether it could. */
  openFolder: (folder: string) => Promise<boolean>;
  build?: typeof runBuildProcess;
};

/** What was looked at last, and is sent as it was seen, to where it was seen. */
type Looked = {
  publication: Publication;
  stopping: AbortController;
  folder: string | undefined;
  chosen: Chosen | undefined;
};

export function createPublisher(options: PublisherOptions) {
  const { environment, listSteps, listMistakes, send, openFolder } = options;
  const folders = withOwnBuild(options.folders);
  const { clock = systemClock, build = runBuildProcess } = options;
  let looked: Looked | undefined;
  let busy: Promise<LookAnswer | SendAnswer> | undefined;
  let chosen: Chosen | undefined;

  /** What is chosen counts before what is written. */
  const readSettings = async () => {
    const written = await readSiteFile(folders.content);
    return { ...written, ...chosen, address: chosen?.address ?? written.address };
  };
  const readSettingsIfWhole = () => readSettings().catch(() => ({ settings: undefined, address: '' }));
  const readPublishedAt = async () => {
    const { settings } = await readSettingsIfWhole();
    return settings && (await readManifest(folders.site, settings))?.endedAt;
  };
  const listSince = (time: number) => listSteps().filter((step) => step.time > time);
  const forget = async () => {
    const last = looked;
    looked = undefined;
    await last?.publication.close().catch(() => {});
  };

  async function look(request: LookRequest): Promise<LookAnswer> {
    await forget();
    const mistakes = await listMistakes();
    if (mistakes.length > 0) return { ...refuse('Your site waits until these are mended.'), mistakes };
    const { settings, address } = await readSettings();
    const connect = settings && (await connections[settings.host]?.());
    if (!settings || !connect) return refuse('Nothing is chosen yet.');
    const offer = findOffer(settings.host);
    const key = chosen?.key ?? (offer.key && (await findKey(folders.site, offer.key.variable, environment)));
    if (needsKey(offer) && key === undefined) {
      return { ...refuse(`${offer.title} needs your ${offer.key?.title}.`), reason: 'key' };
    }
    const stopping = new AbortController();
    let stranger: Stranger | undefined;
    const id = randomUUID();
    const tell = (sentence: string) => send({ event: 'job', id, state: 'running', sentence: tellProgress(sentence) });
    const connecting = {
      ...{ settings, key, clock, siteFolder: folders.site, siteAddress: address, signal: stopping.signal, say: tell },
      apiAddress: environment.BONBON_HOST_API,
      async confirm(one: Stranger) {
        stranger = isSameStranger(one, request.trusts) ? undefined : one;
        return stranger === undefined;
      },
    };
    // Nobody shall wait for a build, or choose what becomes of their songs, for a key that is wrong.
    if (key !== undefined) tell(`Asking ${offer.title}…`);
    try {
      await signIn(connect, connecting);
    } catch (error) {
      if (stranger) return { outcome: 'stranger', ...stranger };
      if (error instanceof PublishError && error.reason === 'key') delete chosen?.key;
      throw error;
    }
    // Only one that the host accepts.
    if (chosen?.key !== undefined && offer.key) await keepKey(folders.site, offer.key.variable, chosen.key);
    delete chosen?.key;
    if (request.songs) {
      settings.songs = request.songs === 'without' ? 'no-player' : 'left-out';
      chosen = { ...chosen, settings };
    } else if (settings.songs === undefined) {
      const refused = await findRefusedSongs(folders, buildHostOf(settings.host));
      if (refused) return { outcome: 'songs', title: offer.title, ...refused };
    }
    const seen = chosen;
    const host = buildHostOf(settings.host);
    const { content, cache, dist } = folders;
    const choices = {
      siteAddress: address,
      leavesOutPlayer: settings.songs === 'no-player',
      keepsServices: settings.services === 'kept',
    };
    const site = { content, cache, dist, host, hostTitle: offer.title, choices };
    await build({ site }, { onProgress: tell });
    let [all, files] = [0, 0];
    const publication = await openPublication({
      ...connecting,
      connect,
      folder: join(dist, builtFolder.site),
      onProgress: ({ file, sentBytes, sentFiles }) => {
        const progress = Math.min(1, all > 0 ? sentBytes / all : sentFiles / files);
        send({ event: 'job', id, state: 'running', progress, sentence: file.path });
      },
    });
    const { added, changed, bytes, unchanged } = publication.plan;
    [all, files] = [bytes, added.length + changed.length];
    const folder = settings.host === 'folder' ? resolve(folders.site, settings.folder ?? '') : undefined;
    looked = { publication, stopping, folder, chosen: seen };
    return {
      outcome: 'plan',
      files: listFiles(publication.plan),
      groups: await groupPlan(publication.plan, folders),
      ...(publication.address !== undefined && { address: publication.address }),
      bytes,
      unchanged,
      notes: await readNotes(dist),
    };
  }

  async function sendLooked(): Promise<SendAnswer> {
    if (!looked) return refuse('See first what will be sent.');
    const { publication, folder, chosen: seen } = looked;
    try {
      if (seen) {
        const sentence = await options.writeSettings(seen.settings, seen.address);
        if (sentence !== undefined) return refuse(sentence);
        if (chosen === seen) chosen = undefined;
      }
      const { live, address, seconds } = await publication.publish();
      const { added, changed, removed } = publication.plan;
      return {
        outcome: 'published',
        ...(address !== undefined && { address }),
        ...(folder !== undefined && { folder }),
        ...(live && { live: { fine: live.fine, wrong: [...live.missing, ...live.different] } }),
        count: added.length + changed.length + removed.length,
        seconds,
        time: clock.now(),
      };
    } finally {
      await forget();
    }
  }

  /** One at a time; what the host or the build says is an answer. */
  async function inTurn<Answer extends LookAnswer | SendAnswer>(
    work: () => Promise<Answer>,
  ): Promise<Answer | PublishRefusal> {
    const working = work();
    busy = working;
    try {
      return await working;
    } catch (error) {
      return explain(error);
    } finally {
      busy = undefined;
    }
  }

  return {
    async countChanges(): Promise<number | undefined> {
      const publishedAt = await readPublishedAt();
      return publishedAt === undefined ? undefined : listSince(publishedAt).length;
    },
    async readChanges(): Promise<PublishChanges> {
      const publishedAt = await readPublishedAt();
      return {
        changes: listSince(publishedAt ?? 0).map(({ label }) => label),
        ...(publishedAt !== undefined && { publishedAt }),
        mistakes: await listMistakes(),
        ...(await describeChoice(folders.site, await readSettingsIfWhole(), environment)),
      };
    },
    async choose(request: ChooseRequest): Promise<ChooseAnswer> {
      const read = await readChoice(folders.content, request);
      if ('refusal' in read) return read.refusal;
      // One that was typed before, and is not known to be wrong, stays.
      const typed = chosen?.settings.host === read.chosen.settings.host ? chosen.key : undefined;
      chosen = { ...read.chosen, key: read.chosen.key ?? typed };
      return { outcome: 'chosen' };
    },
    /** After what still runs: a window that was closed in the middle does not stop it. */
    async look(request: LookRequest) {
      while (busy) await busy.catch(() => {});
      return inTurn(() => look(request));
    },
    send: async () => (busy ? refuse('This is being done already.') : inTurn(sendLooked)),
    async stop() {
      looked?.stopping.abort(
        new PublishError('stopped', 'Stopped. What was sent stays, and the next time it goes on from there.'),
      );
      await busy?.catch(() => {});
      return {};
    },
    async open(): Promise<OpenAnswer> {
      const { settings } = await readSettingsIfWhole();
      const folder = resolve(folders.site, settings?.folder ?? '');
      if (settings?.host !== 'folder') return { outcome: 'refused', sentence: 'There is no folder to open.' };
      if (await openFolder(folder)) return { outcome: 'opened' };
      return { outcome: 'refused', sentence: `This computer could not open the folder by itself. It is ${folder}` };
    },
  };
}
