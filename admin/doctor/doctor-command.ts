import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { answer } from '#admin/commands/answer.ts';
import { ReportedError, UsageError } from '#admin/commands/tool-errors.ts';
import type { GuestbookCall, GuestbookCommand } from '#admin/guestbook/guestbook-command.ts';
import { type Backend, chooseDataFolder } from '#admin/guestbook/stores/backend.ts';
import { formatMigrationsPath } from '#admin/guestbook/stores/open-store.ts';
import { readSiteServices, type SiteServices, siteFile } from '#admin/guestbook/stores/site-services.ts';
import { advise, type Finding, fine, formatFinding, skipped, wrong } from '#admin/terminal/finding.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import { databaseFile } from '#server/storage/database.ts';
import { readLastPort } from '#server/storage/database-file.ts';
import { checkCounter } from './check-counter.ts';
import { checkDataFolder } from './check-data-folder.ts';
import { checkSupabase } from './check-supabase.ts';
import { checkVisitors } from './check-visitors.ts';
import { createPublicApi } from './public-api.ts';

export const doctorCommand: GuestbookCommand = {
  name: 'doctor',
  summary: 'check that everything works, and that visitors cannot do more than they should',
  usage: ['[--address http://localhost:3000/]'],
  details:
    'It signs as a visitor would, tries to cheat, and removes its test entries. The built-in guestbook needs a running ' +
    'server. For Supabase the public key is enough, but removing the test entries needs SUPABASE_SECRET_KEY.',
  options: { address: { value: 'URL', description: "the address of the site's own server, if not on this computer" } },
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
  /** The ids of test entries that could not be removed. */
  leftIds: readonly string[];
};
const noGuestbook: Checked = {
  findings: [fine('There is no guestbook to check: each browser keeps its own messages.')],
  leftIds: [],
};

function summarise(wrongCount: number, leftIds: readonly string[]) {
  if (wrongCount === 0 && leftIds.length > 0) return 'Nothing is wrong, but not all test entries were removed.';
  if (wrongCount === 0) return 'All is well.';
  return wrongCount === 1 ? 'One thing is wrong.' : `${wrongCount} things are wrong.`;
}

function checkSiteFile({ services, hasSecret, problemsOf }: SiteServices): Finding {
  if (hasSecret) {
    return wrong(
      `A secret key is in ${siteFile}, which everybody can read on the web.`,
      'Remove it, and create a new one in the settings of the service: the old one is no longer secret.',
    );
  }
  const problems = problemsOf(Object.keys(services));
  return problems === undefined
    ? fine(`The services in ${siteFile} are valid, and no secret key is in it.`)
    : wrong(`The services in ${siteFile} are not valid.`, problems);
}

function chooseAddress(call: GuestbookCall, { base }: SiteServices): string {
  const { options, environment } = call;
  const { data } = options;
  if (typeof options.address === 'string') {
    if (!/^https?:/.test(options.address) || !URL.canParse(options.address)) {
      throw new UsageError('--address needs a web address: --address http://localhost:3000/');
    }
    return options.address.replace(/\/*$/, '/');
  }
  const lastPort = readLastPort(
    join(chooseDataFolder(typeof data === 'string' ? data : undefined, call), databaseFile),
  );
  return `http://localhost:${environment.PORT || (lastPort ?? 3000)}${base}`;
}

async function checkGuestbook(call: GuestbookCall, site: SiteServices, address: string): Promise<Checked> {
  const backend = await call.backend();
  const { store, finding } = await openOwnerStore(call);
  const ownerFindings =
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
        ? `Make sure that the site is up to date, then rebuild it and restart the server: ${call.writeCommand('start')}`
        : `Run the files in ${formatMigrationsPath(call)} again, and look in the dashboard for policies that you did not expect.`,
    unreachableRemedy:
      backend.kind === 'built-in'
        ? 'Start the server, or name its address: --address http://localhost:3000/'
        : `Check supabaseAddress in ${siteFile}. If it is right, the project may be paused, because nobody used it for a week: click "Restore project" in its dashboard.`,
  });
  const leftIds = await removeTestEntries(store, signedIds);
  const cleanup = describeCleanup(call, { signedIds, leftIds, backend, isOwner: store !== undefined });
  return { findings: [...(finding ? [finding] : []), ...ownerFindings, ...findings, cleanup], leftIds };
}

/** The guestbook with the owner's rights, or why it cannot be opened. */
async function openOwnerStore(call: GuestbookCall): Promise<{ store?: OwnerStore; finding?: Finding }> {
  try {
    return { store: await call.openStore() };
  } catch (error) {
    const { message, name } = error as Error;
    if (!['ToolError', 'StartError'].includes(name)) throw error;
    return { finding: advise("The guestbook cannot be opened with the owner's permissions.", message) };
  }
}

/** Returns the ids of the entries that could not be removed. */
async function removeTestEntries(
  store: OwnerStore | undefined,
  signedIds: readonly string[],
): Promise<readonly string[]> {
  const found = ((await store?.findEntries(signedIds)) ?? []).map(({ id }) => id);
  if (store && found.length > 0) {
    await store.changeState(found, 'deleted');
    await store.deleteForever(found);
  }
  return signedIds.filter((id) => !found.includes(id));
}

type Cleanup = { signedIds: readonly string[]; leftIds: readonly string[]; backend: Backend; isOwner: boolean };

function describeCleanup({ writeCommand }: GuestbookCall, { signedIds, leftIds, backend, isOwner }: Cleanup): Finding {
  if (signedIds.length === 0) return skipped('No test entry was stored, so there is nothing to remove.');
  if (leftIds.length === 0) return fine('The test entries were removed.');
  const ids = leftIds.join(' ');
  const entries = leftIds.length === 1 ? 'test entry' : 'test entries';
  const [binning, removing] = [`delete ${ids}`, `delete --forever ${ids}`].map((words) =>
    writeCommand('guestbook', words),
  );
  const removal = `${binning}  and then  ${removing}`;
  const remaining = `Only you can see the ${entries} that could not be removed: ${leftIds.join(', ')}`;
  const missing = `The ${entries} did not arrive here: ${leftIds.join(', ')}`;
  if (backend.kind === 'supabase') {
    return isOwner
      ? wrong(missing, `Check that supabaseAddress in ${siteFile} and the secret key belong to the same project.`)
      : advise(remaining, `With SUPABASE_SECRET_KEY set: ${removal}`);
  }
  if (!isOwner) return advise(remaining, `On the server's computer, with the server's DATA_FOLDER: ${removal}`);
  return wrong(
    missing,
    `The server uses a data folder other than ${backend.dataFolder}. To remove the ${entries} there, run on the ` +
      `server's computer, with the server's DATA_FOLDER: ${removal}`,
  );
}
