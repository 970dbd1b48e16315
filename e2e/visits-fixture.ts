import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';
import { makeFolder, removeFolder, startSiteServer } from './site-server-fixture.ts';

export { expect } from '@playwright/test';

/** A separate server for a test's visits; `siteFolder` is for a build other than the usual one. */
export async function startVisitServer(siteFolder?: string) {
  const dataFolder = await makeFolder();
  const environment = { DATA_FOLDER: dataFolder, ...(siteFolder && { SITE_FOLDER: siteFolder }) };
  let running = await startSiteServer(environment);
  return {
    address: running.address,
    /** Shuts down gracefully and starts again with the stored data; resolves to the new address. */
    restart: async () => {
      await running.stop();
      running = await startSiteServer(environment);
      return running.address;
    },
    close: async () => {
      await running.stop();
      await removeFolder(dataFolder);
    },
  };
}

export type Visitor = { page: Page; context: BrowserContext; counted: string[]; errors: string[] };

let visitors = 0;

/**
 * A browser context that looks like a person's, with another user agent each time. `counted` has the paths of the
 * visits that it sent, `errors` the uncaught errors and the errors and warnings on the console.
 */
async function createVisitor(browser: Browser, baseURL: string, endpoint = '/count'): Promise<Visitor> {
  visitors += 1;
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${process.pid}.0.${visitors}.0 Safari/537.36`;
  const context = await browser.newContext({ baseURL, userAgent });
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
  const counted: string[] = [];
  const errors: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname, searchParams } = new URL(request.url());
    const path = searchParams.get('p') ?? '';
    // A song heard for ten seconds is reported to the same address, but is no visit.
    if (new URL(endpoint, baseURL).href === origin + pathname && !path.startsWith('song:')) counted.push(path);
  });
  context.on('weberror', (event) => void errors.push(event.error().message));
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  return { page: await context.newPage(), context, counted, errors };
}

/** Adds `openVisitor`, whose contexts close at the end of the test. */
export const test = base.extend<{ openVisitor: (address: string, endpoint?: string) => Promise<Visitor> }>({
  openVisitor: async ({ browser }, use) => {
    const opened: Visitor[] = [];
    await use(async (address, endpoint) => {
      const visitor = await createVisitor(browser, address, endpoint);
      opened.push(visitor);
      return visitor;
    });
    for (const { context } of opened) await context.close();
  },
});

/**
 * A reduced version of GoatCounter's documented count.js: settings from the tag, the endpoint looked up for each call,
 * these parameters without the empty ones, a beacon, and a picture if that is refused. Unlike the real one, it counts
 * on localhost.
 */
export const fakeGoatCounterScript = `
  window.goatcounter = window.goatcounter || {};
  Object.assign(goatcounter, JSON.parse(document.querySelector('script[data-goatcounter]').dataset.goatcounterSettings || '{}'));
  goatcounter.count = (vars = {}) => {
    const data = {
      p: vars.path ?? location.pathname + location.search,
      r: vars.referrer ?? document.referrer,
      t: vars.title ?? document.title,
      e: Boolean(vars.event),
      s: String(screen.width),
      b: navigator.webdriver ? 153 : 0,
      q: location.search,
      rnd: Math.random().toString(36).slice(2, 7),
    };
    const query = Object.entries(data).filter(([, value]) => value !== '' && value !== false)
      .map(([name, value]) => name + '=' + encodeURIComponent(value)).join('&');
    const address = document.querySelector('script[data-goatcounter]').dataset.goatcounter + '?' + query;
    if (!navigator.sendBeacon(address)) document.body.append(Object.assign(new Image(), { src: address, alt: '' }));
  };
  if (!goatcounter.no_onload) goatcounter.count();
`;
