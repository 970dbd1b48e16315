import { ToolError } from '#admin/commands/tool-errors.ts';
import { chooseBackend } from '#admin/guestbook/stores/backend.ts';
import { formatMigrationsPath } from '#admin/guestbook/stores/open-store.ts';
import { parseRules, readSiteServices, type SiteServices } from '#admin/guestbook/stores/site-services.ts';
import { findKeyMistake } from '#admin/guestbook/stores/supabase-access.ts';
import { engineFolder } from '#build/engine-folder.ts';
import { readDeskAction, readDeskQuery, type Shown, spans } from '#model/owner-desk.ts';
import type { DeskNotices } from '#model/owner-notices.ts';
import type { Desk } from '#server/door/desk/desk.ts';
import type { Environment } from '#server/environment.ts';
import type {
  ActAnswer,
  ActRequest,
  BookAnswer,
  EnterAnswer,
  EnterRequest,
  KeyRequest,
  LeaveRequest,
  NoticesAnswer,
  NoticesRequest,
  VisitsAnswer,
  Where,
} from '#studio/protocol/guestbook.ts';
import { createDeedList } from './deed-list.ts';
import { TroubleError } from './desk-trouble.ts';
import { withLocalDesk } from './local-desk.ts';
import { createRemoteDesk, enterDoor } from './remote-desk.ts';
import { withSupabaseDesk } from './supabase-desk.ts';
import { openWaysIn } from './ways-in.ts';

type DeskOptions = {
  /** The owner's folder, and that of the content. */
  folder: string;
  content: string;
  dataFolder: string;
  environment?: Environment;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
};

/** The guestbook and the visits of a site, wherever they are kept, for the window. */
export function createDesks(options: DeskOptions) {
  const { folder, content, dataFolder, environment = {}, fetch = globalThis.fetch, now = Date.now } = options;
  const ways = openWaysIn(folder);
  const deeds = createDeedList();
  const migrations = formatMigrationsPath({ engineFolder, workFolder: folder });

  /** The project's address and the key to it, if it is known. */
  async function readSupabase(services: SiteServices) {
    const backend = chooseBackend(services, dataFolder);
    if (backend.kind !== 'supabase') throw new TroubleError({ state: 'none' });
    const { address } = backend;
    const kept = (await ways.read()).supabase;
    const key = environment.SUPABASE_SECRET_KEY?.trim() || (kept?.address === address ? kept.key : '');
    return { address, key };
  }

  async function withDesk<T>(services: SiteServices, where: Where, use: (desk: Desk) => Promise<T>): Promise<T> {
    switch (where) {
      case 'here':
        return withLocalDesk({ dataFolder, rules: readRules(services), now }, use);
      case 'web': {
        const { door } = await ways.read();
        if (!door) throw new TroubleError({ state: 'signedOut', wasIn: false, address: services.address ?? '' });
        return use(createRemoteDesk(door, { fetch }));
      }
      case 'supabase': {
        const { address, key } = await readSupabase(services);
        if (findKeyMistake(key, address)) throw new TroubleError({ state: 'noKey', address });
        return withSupabaseDesk({ address, key, deeds, fetch, migrations, now }, use);
      }
    }
  }

  /** What the window is told instead, if the desk cannot be used. */
  async function tryDesk<T>(work: () => Promise<T>) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TroubleError) return error;
      if (error instanceof ToolError) return new TroubleError({ state: 'refused', sentence: error.message });
      throw error;
    }
  }

  const readAddress = async (where: Where, services: SiteServices) => {
    const address = where === 'web' ? (await ways.read()).door?.address : undefined;
    if (address !== undefined) return { address };
    return where === 'supabase' ? { address: String(services.services.supabaseAddress) } : {};
  };

  const sortPlaces = async (places: Where[]): Promise<Where[]> =>
    places.includes('web') && (await ways.read()).door ? places.toReversed() : places;

  async function readBook(parameters: URLSearchParams): Promise<BookAnswer> {
    const services = await tryDesk(() => readSiteServices(content));
    if (services instanceof TroubleError) return { wheres: [], where: undefined, ...services.trouble };
    const { guestbook } = services.services;
    if (guestbook === 'none') return { wheres: [], where: undefined, state: 'none' };
    const wheres = await sortPlaces(guestbook === 'supabase' ? ['supabase'] : ['here', 'web']);
    const where = wheres.find((one) => one === parameters.get('where')) ?? wheres[0] ?? 'here';
    const page = await tryDesk(async () => {
      // What site.yaml does not say clearly is not guessed.
      chooseBackend(services, dataFolder);
      return withDesk(services, where, (desk) => desk.readPage(readDeskQuery(parameters)));
    });
    if (page instanceof TroubleError) return { wheres, where, ...page.trouble };
    return { wheres, where, state: 'ready', page, ...(await readAddress(where, services)) };
  }

  async function readVisits(parameters: URLSearchParams): Promise<VisitsAnswer> {
    const services = await tryDesk(() => readSiteServices(content));
    if (services instanceof TroubleError) return { wheres: [], where: undefined, ...services.trouble };
    const { counter, goatcounterCode, guestbook } = services.services;
    if (counter === 'goatcounter') {
      const address = `https://${String(goatcounterCode)}.goatcounter.com`;
      return { wheres: [], where: undefined, state: 'elsewhere', address };
    }
    if (counter !== 'built-in') return { wheres: [], where: undefined, state: 'none' };
    // A server without a guestbook of its own has no door.
    const wheres = await sortPlaces(guestbook === 'built-in' ? ['here', 'web'] : ['here']);
    const where = wheres.find((one) => one === parameters.get('where')) ?? wheres[0] ?? 'here';
    const span = spans.find((one) => one === parameters.get('by')) ?? 'day';
    const visits = await tryDesk(() => withDesk(services, where, (desk) => desk.readVisits(span)));
    if (visits instanceof TroubleError) return { wheres, where, ...visits.trouble };
    if (!visits) return { wheres, where, state: 'none' };
    return { wheres, where, state: 'ready', visits, ...(await readAddress(where, services)) };
  }

  async function readNotices(
    where: Where,
    ask: (desk: Desk) => Promise<DeskNotices | undefined> = (desk) => desk.readNotices(),
  ): Promise<NoticesAnswer> {
    const notices = await tryDesk(async () => withDesk(await readSiteServices(content), where, ask));
    if (notices instanceof TroubleError) return { state: 'trouble', trouble: notices.trouble };
    return notices ? { state: 'ready', where, ...notices } : { state: 'unknown' };
  }

  async function act({ where, action }: ActRequest): Promise<ActAnswer> {
    const known = readDeskAction(action);
    if (!known) return { outcome: 'refused', sentence: 'This was not understood.' };
    const services = await tryDesk(() => readSiteServices(content));
    if (services instanceof TroubleError) return { outcome: 'trouble', trouble: services.trouble };
    const answer = await tryDesk(() => withDesk(services, where, (desk) => desk.act(known)));
    return answer instanceof TroubleError ? { outcome: 'trouble', trouble: answer.trouble } : answer;
  }

  async function enter({ link }: EnterRequest): Promise<EnterAnswer> {
    const entered = await enterDoor(String(link), { fetch });
    if ('outcome' in entered) return entered;
    await ways.write({ door: entered.door });
    // A server that has no desk says so before anybody waits for messages.
    const page = await tryDesk(() => createRemoteDesk(entered.door, { fetch }).readPage(firstPage));
    const isOlder = page instanceof TroubleError && page.trouble.state === 'older';
    return isOlder ? { outcome: 'refused', why: 'older' } : { outcome: 'in' };
  }

  async function takeKey({ key: typed }: KeyRequest): Promise<EnterAnswer> {
    const checked = await tryDesk(async () => {
      const { address } = await readSupabase(await readSiteServices(content));
      const key = String(typed).trim();
      const mistake = findKeyMistake(key, address);
      if (mistake) return mistake === 'public' ? 'publicKey' : mistake === 'insecure' ? 'insecure' : 'wrongKey';
      await withSupabaseDesk({ address, key, deeds, fetch, migrations, now }, (desk) => desk.readPage(firstPage));
      await ways.write({ supabase: { address, key } });
      return undefined;
    });
    if (!(checked instanceof TroubleError)) {
      return checked === undefined ? { outcome: 'in' } : { outcome: 'refused', why: checked };
    }
    const { trouble } = checked;
    if (trouble.state === 'refused') return { outcome: 'refused', why: 'said', sentence: trouble.sentence };
    return { outcome: 'refused', why: trouble.state === 'unreachable' ? 'unreachable' : 'wrongKey' };
  }

  async function leave({ where }: LeaveRequest): Promise<{ outcome: 'out' }> {
    const { door } = await ways.read();
    // Whoever cannot be told now forgets this browser after 90 days.
    if (where === 'web' && door) await tryDesk(() => createRemoteDesk(door, { fetch }).leave());
    await ways.write(where === 'supabase' ? { supabase: undefined } : { door: undefined });
    return { outcome: 'out' };
  }

  return {
    GET: {
      guestbook: readBook,
      'guestbook/notices': (parameters: URLSearchParams) => readNotices(readWhere(parameters.get('where'))),
      visits: readVisits,
    },
    POST: {
      'guestbook/test': ({ where }: NoticesRequest) => readNotices(readWhere(where), (desk) => desk.testNotices()),
      'guestbook/act': act,
      'guestbook/enter': enter,
      'guestbook/key': takeKey,
      'guestbook/leave': leave,
    },
  };
}

const allWheres: readonly Where[] = ['here', 'web', 'supabase'];
const readWhere = (where: string | null): Where => allWheres.find((one) => one === where) ?? 'here';

const firstPage = { find: '', show: 'waiting' satisfies Shown, behind: undefined } as const;

/** With mistakes in them, the usual ones. */
function readRules(services: SiteServices) {
  try {
    return parseRules(services);
  } catch {
    return { approvesFirst: false };
  }
}
