import { randomBytes } from 'node:crypto';
import { advise, type Finding, fine, formatFinding, skipped, wrong } from '#admin/terminal/finding.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import { answer } from '../answer.ts';
import type { Call, Command } from '../command.ts';
import { checkCounter } from '../doctor/check-counter.ts';
import { checkDataFolder } from '../doctor/check-data-folder.ts';
import { checkSupabase } from '../doctor/check-supabase.ts';
import { checkVisitors } from '../doctor/check-visitors.ts';
import { createPublicApi } from '../doctor/public-api.ts';
import type { Backend } from '../stores/backend.ts';
import { showMigrations } from '../stores/open-store.ts';
import { readSiteServices, type SiteServices, siteFile } from '../stores/site-services.ts';
import { ReportedError, UsageError } from '../tool-errors.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'try out whether everything works, and nobody can do more than they should',
  usage: ['[--address http://localhost:3000/]'],
  details:
    'It signs as a visitor would, tries to cheat, and removes what it signed. For the built-in guestbook the server has ' +
    'to run; for Supabase the public key is enough, but only with SUPABASE_SECRET_KEY it can tidy up after itself.',
  options: { address: { value: 'URL', description: "where the site's own server is, if not on this computer" } },
  words: [0, 0],
  async run(call) {
    const site = await readSiteServices(call.contentFolder);
    const address = chooseAddress(call, site);
    const findings = [checkSiteFile(site)];
    const report = (more: readonly Finding[]) => findings.push(...more);
    const isKept = site.services.guestbook !== 'none' || call.options.data !== undefined;
    const guestbook = isKept ? await checkGuestbook(call, site, address) : noGuestbook;
    report(guestbook.findings);
    const { counter, goatcounterCode } = site.services;
    if (counter === 'goatcounter')
      report([await checkCounter(`https://${goatcounterCode}.goatcounter.com/`, counter, call)]);
    if (counter === 'built-in') report([await checkCounter(address, counter, call)]);

    const wrongCount = findings.filter(({ mark }) => mark === 'wrong').length;
    const { leftIds } = guestbook;
    answer(call, { isHealthy: wrongCount === 0, leftIds, findings }, () => {
      const lines = findings.map((finding) => formatFinding(finding, call.terminal));
      return [...lines, '', summarise(wrongCount, leftIds)].join('\n');
    });
    if (wrongCount > 0) throw new ReportedError();
  },
};

type Checked = {
  findings: Finding[];
  /** Of what was signed and could not be removed. */
  leftIds: readonly string[];
};
const noGuestbook: Checked = {
  findings: [fine('There is no guestbook to look at: each browser keeps its own.')],
  leftIds: [],
};

function summarise(wrongCount: number, leftIds: readonly string[]) {
  if (wrongCount === 0 && leftIds.length > 0) return 'Nothing is wrong, but what was signed is still to be removed.';
  if (wrongCount === 0) return 'All is well.';
  return wrongCount === 1 ? 'One thing is wrong.' : `${wrongCount} things are wrong.`;
}

function checkSiteFile({ services, hasSecret, problemsOf }: SiteServices): Finding {
  if (hasSecret) {
    return wrong(
      `A secret key is in ${siteFile}, which everybody can read on the web.`,
      'Take it out, and make a new one in the settings of the service: the old one is no secret any more.',
    );
  }
  const problems = problemsOf(Object.keys(services));
  return problems === undefined
    ? fine(`${siteFile} is right about the services, and has no secret key in it.`)
    : wrong(`${siteFile} is wrong about the services.`, problems);
}

function chooseAddress({ options, environment }: Call, { base }: SiteServices): string {
  if (typeof options.address === 'string') {
    if (!/^https?:/.test(options.address) || !URL.canParse(options.address)) {
      throw new UsageError('--address needs a web address: --address http://localhost:3000/');
    }
    return options.address.replace(/\/*$/, '/');
  }
  return `http://localhost:${environment.PORT || 3000}${base}`;
}

async function checkGuestbook(call: Call, site: SiteServices, address: string): Promise<Checked> {
  const backend = await call.backend();
  const { store, finding } = await openOwner(call);
  const own =
    backend.kind === 'built-in'
      ? store
        ? await checkDataFolder(backend.dataFolder, call)
        : []
      : await checkSupabase(site, store, call);
  const { findings, signedIds } = await checkVisitors({
    api: createPublicApi({
      fetch: call.fetch,
      ...(backend.kind === 'built-in' ? { address } : { address: `${backend.address}/`, publicKey: backend.publicKey }),
    }),
    now: call.now,
    writeCommand: call.writeCommand,
    token: randomBytes(6).toString('hex'),
    canRemove: async (id) => (await store?.findEntries([id]))?.length === 1,
    remedy:
      backend.kind === 'built-in'
        ? `Is this the newest version of the site? Build it anew and start the server again: ${call.writeCommand('start')}`
        : `Run the files of ${showMigrations(call)} again, and look in the dashboard for policies that you did not expect.`,
  });
  const leftIds = await removeSigned(store, signedIds);
  const tidied = describeTidying(call, { signedIds, leftIds, backend, isOwner: store !== undefined });
  return { findings: [...(finding ? [finding] : []), ...own, ...findings, tidied], leftIds };
}

/** The guestbook with the owner's rights, or why there is none. */
async function openOwner(call: Call): Promise<{ store?: OwnerStore; finding?: Finding }> {
  try {
    return { store: await call.openStore() };
  } catch (error) {
    const { message, name } = error as Error;
    if (!['ToolError', 'StartError'].includes(name)) throw error;
    return { finding: advise('The guestbook cannot be opened as its owner.', message) };
  }
}

/** Returns the ids of what could not be removed. */
async function removeSigned(store: OwnerStore | undefined, signedIds: readonly string[]): Promise<readonly string[]> {
  const found = ((await store?.findEntries(signedIds)) ?? []).map(({ id }) => id);
  if (store && found.length > 0) {
    await store.changeState(found, 'deleted');
    await store.deleteForever(found);
  }
  return signedIds.filter((id) => !found.includes(id));
}

type Tidying = { signedIds: readonly string[]; leftIds: readonly string[]; backend: Backend; isOwner: boolean };

function describeTidying({ writeCommand }: Call, { signedIds, leftIds, backend, isOwner }: Tidying): Finding {
  if (signedIds.length === 0) return skipped('Nothing was signed, so there is nothing to remove.');
  if (leftIds.length === 0) return fine('What was signed to try it out is removed again.');
  const ids = leftIds.join(' ');
  const [binning, removing] = [`delete ${ids}`, `delete --forever ${ids}`].map((words) =>
    writeCommand('guestbook', words),
  );
  const removal = `${binning}  and then  ${removing}`;
  const sentence = `What was signed to try it out is still there, where only you see it: ${leftIds.join(', ')}`;
  if (backend.kind === 'supabase') {
    return isOwner
      ? wrong(
          `What was signed did not arrive here: ${leftIds.join(', ')}`,
          'Are address and secret key of one project?',
        )
      : advise(sentence, `With SUPABASE_SECRET_KEY set: ${removal}`);
  }
  if (!isOwner) return advise(sentence, `On the server's computer, with the server's DATA_FOLDER: ${removal}`);
  return wrong(
    `What was signed did not arrive here: ${leftIds.join(', ')}`,
    `The server keeps its guestbook elsewhere than in ${backend.dataFolder}, and there it still is, where only you see ` +
      `it. On the server's computer, with the server's DATA_FOLDER: ${removal}`,
  );
}
