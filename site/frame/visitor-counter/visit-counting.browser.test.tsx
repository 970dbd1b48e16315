import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createVisitCounting } from './visit-counting.ts';

const endpoint = 'https://bonbon.goatcounter.com/count';
const home = { path: '/', title: 'Bonbon' };
const guestbook = { path: '/guestbook', title: 'Guestbook \u00B7 Bonbon' };
const resume = { path: '/resume', title: 'Resume \u00B7 Bonbon' };

const ownTags = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-goatcounter]')];
const count = vi.fn();
let script = '';

beforeEach(() => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://ring.example/');
  Object.assign(window, { countForTest: count });
  const code = 'window.goatcounter = { ...window.goatcounter, count: window.countForTest }';
  script = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const tag of ownTags()) tag.remove();
  // Flushes queued visits, which must not be counted in the next test.
  window.goatcounter = { count: () => {} };
  document.dispatchEvent(new Event('visibilitychange'));
  delete window.goatcounter;
  count.mockReset();
});

/** Only the first page has a referrer. */
const withoutReferrer = (visit: object) => ({ ...visit, referrer: '' });
const counted = () => count.mock.calls.map(([visit]) => visit);
const emulateVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('the script', () => {
  test('is added once, with the endpoint and the setting not to count on load', async () => {
    const { countVisit } = createVisitCounting({ script, endpoint });
    expect(ownTags()).toEqual([]);
    countVisit(home);
    countVisit(guestbook);
    await expect.poll(counted).toEqual([home, withoutReferrer(guestbook)]);
    expect(ownTags()).toHaveLength(1);
    expect(ownTags()[0]).toHaveProperty('src', script);
    expect(ownTags()[0]).toHaveProperty('async', true);
    expect({ ...ownTags()[0]?.dataset }).toEqual({ goatcounter: endpoint, goatcounterSettings: '{"no_onload":true}' });
  });

  test('waits until the document has loaded', async () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    createVisitCounting({ script, endpoint }).countVisit(home);
    expect(ownTags()).toEqual([]);
    readyState.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    expect(ownTags()).toHaveLength(1);
    await expect.poll(counted).toEqual([home]);
  });

  test('from the owner’s own tag is reused, and has counted the first page on load', async () => {
    const tag = document.createElement('script');
    tag.dataset.goatcounter = 'https://own.example/count';
    document.head.append(tag);
    window.goatcounter = { count };
    const { countVisit } = createVisitCounting({ script, endpoint });
    countVisit(home);
    countVisit(guestbook);
    expect(counted()).toEqual([withoutReferrer(guestbook)]);
    expect(ownTags()).toEqual([tag]);
  });

  test('from the owner’s own tag that does not count on load is waited for while it loads', async () => {
    const tag = document.createElement('script');
    tag.dataset.goatcounter = 'https://own.example/count';
    tag.dataset.goatcounterSettings = '{"no_onload": true}';
    document.head.append(tag);
    createVisitCounting({ script, endpoint }).countVisit(home);
    expect(counted()).toEqual([]);
    window.goatcounter = { count };
    tag.dispatchEvent(new Event('load'));
    expect(counted()).toEqual([home]);
    expect(ownTags()).toEqual([tag]);
  });

  test('that is blocked counts nothing and breaks nothing', async () => {
    const { countVisit, isCounted } = createVisitCounting({ script: '/there/is/no/such-script.js', endpoint });
    countVisit(home);
    const [tag] = ownTags();
    await new Promise((resolve) => tag?.addEventListener('error', resolve));
    countVisit(guestbook);
    expect(counted()).toEqual([]);
    // It resolves nevertheless.
    await isCounted;
  });

  test('that throws, as when storage is blocked, does not stop the counting', async () => {
    count.mockImplementationOnce(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { countVisit } = createVisitCounting({ script, endpoint });
    countVisit(home);
    countVisit(guestbook);
    await expect.poll(counted).toEqual([home, withoutReferrer(guestbook)]);
  });
});

describe('a page', () => {
  test('is counted once for each change of address, and again on return', async () => {
    const { countVisit } = createVisitCounting({ script, endpoint });
    for (const visit of [home, home, guestbook, guestbook, home, resume]) countVisit(visit);
    await expect.poll(counted).toEqual([home, ...[guestbook, home, resume].map(withoutReferrer)]);
  });

  test('in a hidden tab is counted as soon as the tab is visible', async () => {
    emulateVisibility('hidden');
    const { countVisit } = createVisitCounting({ script, endpoint });
    countVisit(home);
    const [tag] = ownTags();
    await new Promise((resolve) => tag?.addEventListener('load', resolve));
    expect(counted()).toEqual([]);
    emulateVisibility('visible');
    expect(counted()).toEqual([home]);
    emulateVisibility('hidden');
    countVisit(guestbook);
    expect(counted()).toEqual([home]);
    emulateVisibility('visible');
    emulateVisibility('hidden');
    emulateVisibility('visible');
    expect(counted()).toEqual([home, withoutReferrer(guestbook)]);
  });

  test('that was opened from another page of this site has no referrer either', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/connect`);
    createVisitCounting({ script, endpoint }).countVisit(home);
    await expect.poll(counted).toEqual([withoutReferrer(home)]);
  });
});

describe('the first visit', () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test('is counted when the script’s promise resolves', async () => {
    let finish = () => {};
    count.mockReturnValueOnce(new Promise<void>((resolve) => (finish = resolve)));
    const { countVisit, isCounted } = createVisitCounting({ script, endpoint });
    const onCounted = vi.fn();
    void isCounted.then(onCounted);
    countVisit(home);
    await expect.poll(counted).toEqual([home]);
    await settle();
    expect(onCounted).not.toHaveBeenCalled();
    finish();
    await isCounted;
  });

  test('in a hidden tab waits until the tab is visible', async () => {
    emulateVisibility('hidden');
    const { countVisit, isCounted } = createVisitCounting({ script, endpoint });
    const onCounted = vi.fn();
    void isCounted.then(onCounted);
    countVisit(home);
    const [tag] = ownTags();
    await new Promise((resolve) => tag?.addEventListener('load', resolve));
    await settle();
    expect(onCounted).not.toHaveBeenCalled();
    emulateVisibility('visible');
    await isCounted;
    expect(counted()).toEqual([home]);
  });

  test('also counts as done if the owner’s own tag counts it, or if the script throws', async () => {
    const tag = document.createElement('script');
    tag.dataset.goatcounter = 'https://own.example/count';
    document.head.append(tag);
    window.goatcounter = { count };
    const own = createVisitCounting({ script, endpoint });
    own.countVisit(home);
    await own.isCounted;
    tag.remove();
    count.mockImplementationOnce(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const throwing = createVisitCounting({ script, endpoint });
    throwing.countVisit(home);
    await throwing.isCounted;
  });
});
