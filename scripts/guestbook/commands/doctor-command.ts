import { randomBytes } from 'node:crypto';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import { answer } from '../answer.ts';
import type { Call, Command } from '../command.ts';
import { checkCounter } from '../doctor/check-counter.ts';
import { checkDataFolder } from '../doctor/check-data-folder.ts';
import { checkSupabase } from '../doctor/check-supabase.ts';
import { checkVisitors } from '../doctor/check-visitors.ts';
import { advise, type Finding, fine, formatFinding, skipped, wrong } from '../doctor/finding.ts';
import { createPublicApi } from '../doctor/public-api.ts';
import type { Backend } from '../stores/backend.ts';
import { readSiteServices, type SiteServices, siteFile } from '../stores/site-services.ts';
import { ToldFailure, UsageError } from '../tool-errors.ts';

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
    if (isKept) report(await checkGuestbook(call, site, address));
    else report([fine('There is no guestbook to look at: each browser keeps its own.')]);
    const { counter, goatcounterCode } = site.services;
    if (counter === 'goatcounter')
      report([await checkCounter(`https://${goatcounterCode}.goatcounter.com/`, counter, call.fetch)]);
    if (counter === 'built-in') report([await checkCounter(address, counter, call.fetch)]);

    const wrongCount = findings.filter(({ mark }) => mark === 'wrong').length;
    answer(call, { isHealthy: wrongCount === 0, findings }, () => {
      const lines = findings.map((finding) => formatFinding(finding, call.terminal));
      return [...lines, '', summarise(wrongCount)].join('\n');
    });
    if (wrongCount > 0) throw new ToldFailure();
  },
};

function summarise(wrongCount: number) {
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

async function checkGuestbook(call: Call, site: SiteServices, address: string): Promise<Finding[]> {
  const backend = await call.backend();
  const { store, finding } = await openOwner(call);
  const own =
    backend.kind === 'built-in'
      ? store
        ? await checkDataFolder(backend.dataFolder, call.now())
        : []
      : await checkSupabase(site, store, call.now());
  const { findings, signedIds } = await checkVisitors({
    api: createPublicApi({
      fetch: call.fetch,
      ...(backend.kind === 'built-in' ? { address } : { address: `${backend.address}/`, publicKey: backend.publicKey }),
    }),
    now: call.now,
    token: randomBytes(6).toString('hex'),
    canRemove: async (id) => (await store?.findEntries([id]))?.length === 1,
    remedy:
      backend.kind === 'built-in'
        ? 'Is this the newest version of the site? Build it anew and start the server again: npm start'
        : 'Run the files of supabase/migrations/ again, and look in the dashboard for policies that you did not expect.',
  });
  return [...(finding ? [finding] : []), ...own, ...findings, await cleanUp(store, signedIds, backend)];
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

async function cleanUp(store: OwnerStore | undefined, ids: readonly string[], backend: Backend): Promise<Finding> {
  if (ids.length === 0) return skipped('Nothing was signed, so there is nothing to remove.');
  const found = (await store?.findEntries(ids)) ?? [];
  if (store && found.length === ids.length) {
    await store.changeState(ids, 'deleted');
    await store.deleteForever(ids);
    return fine('What was signed to try it out is removed again.');
  }
  const list = ids.join(', ');
  if (!store)
    return advise(
      `What was signed to try it out is still there, where only you see it: ${list}`,
      'Remove it with  delete  and the ids.',
    );
  return wrong(
    `What was signed did not arrive here: ${list}`,
    backend.kind === 'built-in'
      ? `The server keeps its guestbook in another folder than ${backend.dataFolder}. Give both the same DATA_FOLDER.`
      : 'Are address and secret key of the same project?',
  );
}
