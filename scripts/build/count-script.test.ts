import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { compileClassicScript } from './classic-script.ts';

const code = await compileClassicScript(join(import.meta.dirname, '../../site/count-visits.ts'));

type Count = (visit?: { path?: string; title?: string; referrer?: string; event?: boolean }) => void;
type Browser = {
  endpoint?: string | undefined;
  isFramed?: boolean;
  isProgram?: boolean;
  visibilityState?: string;
  hash?: string;
  storage?: { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void };
  sendBeacon?: ((address: string) => boolean) | undefined;
};

const createStorage = (stored: Record<string, string> = {}) => ({
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void Object.assign(stored, { [key]: value }),
});
const refusing = () => {
  throw new Error('SecurityError');
};

/** Runs the script in a stand-in for a browser. */
function run(browser: Browser = {}) {
  const {
    endpoint = '/count',
    isFramed = false,
    isProgram = false,
    visibilityState = 'visible',
    hash = '',
    storage = createStorage(),
  } = browser;
  const sendBeacon = 'sendBeacon' in browser ? browser.sendBeacon : vi.fn((_: string) => true);
  const pictures: { src?: string }[] = [];
  const alert = vi.fn();
  const window: Record<string, unknown> = {
    document: { visibilityState, querySelector: () => (endpoint ? { dataset: { goatcounter: endpoint } } : null) },
    navigator: { webdriver: isProgram, sendBeacon },
    location: { pathname: '/aboutme', hash },
    localStorage: storage,
    Image: function Image(this: { src?: string }) {
      pictures.push(this);
    },
    alert,
    encodeURIComponent,
    goatcounter: { no_onload: true },
  };
  window.window = window;
  window.top = isFramed ? {} : window;
  runInContext(code, createContext(window));
  const { count, ...settings } = window.goatcounter as { count: Count };
  const sent = vi.isMockFunction(sendBeacon) ? sendBeacon.mock.calls.flat() : [];
  return {
    count: (visit?: Parameters<Count>[0]) => {
      count(visit);
      return vi.isMockFunction(sendBeacon) ? sendBeacon.mock.calls.flat() : sent;
    },
    pictures,
    alert,
    settings,
    names: Object.keys(window),
  };
}

test('the script has less than 1.2 kB', () => {
  expect(code.length).toBeLessThan(1200);
});

test('a visit is a beacon with the path and nothing else', () => {
  const { count } = run();
  expect(count({ path: '/oc-gallery/caf\u00E9?a=b', title: 'Caf\u00E9', referrer: 'https://from.example/' })).toEqual([
    '/count?p=%2Foc-gallery%2Fcaf%C3%A9%3Fa%3Db',
  ]);
});

test('nothing is counted before the page asks for it; then it is the address, unless it says another', () => {
  const { count, settings } = run({ endpoint: 'https://api.example/me/count' });
  expect(count()).toEqual(['https://api.example/me/count?p=%2Faboutme']);
  expect(settings).toEqual({ no_onload: true });
});

test('an event is told to be one', () => {
  expect(run().count({ path: 'grab-button', event: true })).toEqual(['/count?p=grab-button&e=true']);
});

test.each([
  ['refuses beacons', () => false],
  ['knows no beacons', undefined],
])('a browser that %s loads a picture', (_, sendBeacon) => {
  const { count, pictures } = run({ sendBeacon });
  count({ path: '/' });
  expect(pictures).toEqual([{ src: '/count?p=%2F' }]);
});

test.each<[string, Browser]>([
  ['a page that nobody sees', { visibilityState: 'hidden' }],
  ['a prerendered page', { visibilityState: 'prerender' }],
  ['a page in a frame', { isFramed: true }],
  ['a program', { isProgram: true }],
  ['a page that does not say where to', { endpoint: '' }],
  ['somebody who does not want to be counted', { storage: createStorage({ skipgc: 't' }) }],
])('%s is not counted', (_, browser) => {
  const { count, pictures } = run(browser);
  expect(count({ path: '/' })).toEqual([]);
  expect(pictures).toEqual([]);
});

test('a browser that refuses storage counts', () => {
  expect(run({ storage: { getItem: refusing, setItem: refusing } }).count({ path: '/' })).toHaveLength(1);
});

describe('#toggle-goatcounter', () => {
  test('leaves out the visits of this browser, and takes them in again', () => {
    const storage = createStorage();
    const hash = '#toggle-goatcounter';
    const left = run({ storage, hash });
    expect(left.alert).toHaveBeenCalledExactlyOnceWith('Your visits in this browser are not counted any more.');
    expect(left.count()).toEqual([]);
    expect(run({ storage }).count()).toEqual([]);
    const back = run({ storage, hash });
    expect(back.alert).toHaveBeenCalledExactlyOnceWith('Your visits in this browser are counted again.');
    expect(back.count()).toHaveLength(1);
  });

  test('does nothing where the storage is refused', () => {
    const { alert, count } = run({ storage: { getItem: refusing, setItem: refusing }, hash: '#toggle-goatcounter' });
    expect(alert).not.toHaveBeenCalled();
    expect(count()).toHaveLength(1);
  });
});

test('the script leaves no names behind but its own', () => {
  expect(run().names.filter((name) => /count|skip/i.test(name))).toEqual(['goatcounter']);
});
