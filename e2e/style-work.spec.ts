import { expect, test } from './page-fixture.ts';

type TraceEvent = { name: string; ts: number; args: { elementCount?: number } };

// A selector like `:has(> *) *` has the browser style the whole page anew whenever anything in it changes.
for (const width of [390, 1680]) {
  test(`at ${width} px a new element, or a button's state, leaves most of the page's styles alone`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    // The windows' buttons come last.
    await expect(page.locator('main [data-action]').first()).toBeVisible();
    await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
    const elements = await page.evaluate(() => {
      const bringUpToDate = () => document.body.offsetTop;
      bringUpToDate();
      performance.mark('change');
      document.querySelector('main p')?.append(document.createElement('b'));
      document.querySelector('footer button')?.setAttribute('aria-expanded', 'false');
      bringUpToDate();
      performance.mark('changed');
      return document.querySelectorAll('body *').length;
    });
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const [start = 0, end = 0] = ['change', 'changed'].map((mark) => traceEvents.find(({ name }) => name === mark)?.ts);
    const styled = traceEvents
      .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > start && ts < end)
      .map(({ args }) => args.elementCount ?? 0);
    expect(styled.length).toBeGreaterThan(0);
    expect(Math.max(...styled)).toBeLessThan(elements / 3);
  });
}
