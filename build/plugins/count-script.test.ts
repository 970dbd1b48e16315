import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { compileClassicScript } from './classic-script.ts';

const code = await compileClassicScript(join(import.meta.dirname, '../../site/standalone/count-visits.ts'));

type Count = (visit?: { path?: string; title?: string; referrer?: string; event?: boolean }) => Promise<void>;
type Browser = {
  endpoint?: string | undefined;
  isFramed?: boolean;
  isProgram?: boolean;
  visibilityState?: string;
  hash?: string;
  storage?: { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void };
  /** The status of the answer; undefined if there is none. */
  status?: number | undefined;
  referrer?: string;
  /** What the browser says about being followed. */
  wishes?: { doNotTrack?: string; globalPrivacyControl?: boolean };
};

const createStorage = (stored: Record<string, string> = {}) => ({
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void Object.assign(stored, { [key]: value }),
});
const refusing = () => {
  throw new Error('SecurityError');
};

/** Runs the script in a fake browser. */
function run(browser: Browser = {}) {
  const {
    endpoint = '/count',
    isFramed = false,
    isProgram = false,
    visibilityState = 'visible',
    hash = '',
    storage = createStorage(),
  } = browser;
  const status = 'status' in browser ? browser.status : 200;
  const sent: string[] = [];
  const fetch = async (address: string, { method, mode, keepalive }: RequestInit) => {
    // Otherwise there would be a preflight request to another origin, and leaving the page would cancel it.
    expect({ method, mode, keepalive }).toEqual({ method: 'POST', mode: 'no-cors', keepalive: true });
    sent.push(address);
    if (status === undefined) throw new TypeError('Failed to fetch');
    return { status };
  };
  const alert = vi.fn();
  const window: Record<string, unknown> = {
    document: {
      referrer: browser.referrer ?? '',
      visibilityState,
      querySelector: () => (endpoint ? { dataset: { goatcounter: endpoint } } : null),
    },
    navigator: { webdriver: isProgram, ...browser.wishes },
    location: { pathname: '/aboutme', hash },
    localStorage: storage,
    fetch,
    AbortSignal,
    alert,
    encodeURIComponent,
    goatcounter: { no_onload: true },
  };
  window.window = window;
  window.top = isFramed ? {} : window;
  runInContext(code, createContext(window));
  const { count, ...settings } = window.goatcounter as { count: Count };
  return {
    /** Resolves with all requests so far. */
    count: async (visit?: Parameters<Count>[0]) => {
      await count(visit);
      return sent;
    },
    alert,
    settings,
    names: Object.keys(window),
  };
}

test('the script is smaller than 1.2 kB', () => {
  expect(code.length).toBeLessThan(1200);
});

test('a visit is a request with the path and nothing else', async () => {
  const visit = { path: '/oc-gallery/caf\u00E9?a=b', title: 'Caf\u00E9', referrer: '' };
  expect(await run().count(visit)).toEqual(['/count?p=%2Foc-gallery%2Fcaf%C3%A9%3Fa%3Db']);
});

test.each([
  ['https://pond.example/links?secret=1#me', '/count?p=%2F&r=pond.example'],
  ['http://pond.example:8080', '/count?p=%2F&r=pond.example:8080'],
  ['android-app://com.example.reader/', '/count?p=%2F'],
  ['', '/count?p=%2F'],
])('of the page that a visitor comes from only the host is sent: %s', async (referrer, address) => {
  expect(await run({ referrer }).count({ path: '/' })).toEqual([address]);
  expect(await run({ referrer: 'https://other.example/' }).count({ path: '/', referrer })).toEqual([address]);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'a browser that says %j sends neither where it comes from nor what it plays',
  async (wishes) => {
    const browser = run({ wishes, referrer: 'https://pond.example/' });
    await browser.count({ path: 'song:Sunset Drive', event: true });
    expect(await browser.count({ path: '/' })).toEqual(['/count?p=%2F']);
  },
);

test('nothing is counted until the page asks for it; by default its address is counted', async () => {
  const { count, settings } = run({ endpoint: 'https://api.example/me/count' });
  expect(await count()).toEqual(['https://api.example/me/count?p=%2Faboutme']);
  expect(settings).toEqual({ no_onload: true });
});

test('an event is marked as one', async () => {
  expect(await run({ referrer: 'https://pond.example/' }).count({ path: 'grab-button', event: true })).toEqual([
    '/count?p=grab-button&e=true',
  ]);
});

test.each([404, 405, 501])(
  'after an answer %s, which means that there is no counter, no other page is sent',
  async (status) => {
    const { count } = run({ status });
    await count({ path: '/' });
    expect(await count({ path: '/aboutme' })).toEqual(['/count?p=%2F']);
  },
);

test.each([200, 429, 503, 0, undefined])('after an answer %s, other pages are still counted', async (status) => {
  const { count } = run({ status });
  await count({ path: '/' });
  expect(await count({ path: '/aboutme' })).toEqual(['/count?p=%2F', '/count?p=%2Faboutme']);
});

test.each<[string, Browser]>([
  ['a hidden page', { visibilityState: 'hidden' }],
  ['a prerendered page', { visibilityState: 'prerender' }],
  ['a page in a frame', { isFramed: true }],
  ['an automated browser', { isProgram: true }],
  ['a page without the address of a counter', { endpoint: '' }],
  ['a visitor who has opted out', { storage: createStorage({ skipgc: 't' }) }],
])('%s is not counted', async (_, browser) => {
  expect(await run(browser).count({ path: '/' })).toEqual([]);
});

test('a visit is counted even if the browser refuses storage', async () => {
  expect(await run({ storage: { getItem: refusing, setItem: refusing } }).count({ path: '/' })).toHaveLength(1);
});

describe('#toggle-goatcounter', () => {
  test('stops counting the visits of this browser, and counts them again', async () => {
    const storage = createStorage();
    const hash = '#toggle-goatcounter';
    const off = run({ storage, hash });
    expect(off.alert).toHaveBeenCalledExactlyOnceWith('Your visits in this browser are not counted any more.');
    expect(await off.count()).toEqual([]);
    expect(await run({ storage }).count()).toEqual([]);
    const on = run({ storage, hash });
    expect(on.alert).toHaveBeenCalledExactlyOnceWith('Your visits in this browser are counted again.');
    expect(await on.count()).toHaveLength(1);
  });

  test('does nothing if the storage is refused', async () => {
    const { alert, count } = run({ storage: { getItem: refusing, setItem: refusing }, hash: '#toggle-goatcounter' });
    expect(alert).not.toHaveBeenCalled();
    expect(await count()).toHaveLength(1);
  });
});

test('the script defines no global name but its own', () => {
  expect(run().names.filter((name) => /count|skip/i.test(name))).toEqual(['goatcounter']);
});
