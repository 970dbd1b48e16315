import type { Page } from 'puppeteer-core';
import { expect, test } from './firefox-fixture.ts';

test.use({ morePreferences: { 'javascript.enabled': false } });

const readTexts = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) => elements.map((element) => element.textContent ?? ''));

test('without JavaScript the newest can be read and the oldest reached, and the book signed after a mistake that is explained', async ({
  firefoxPage: page,
  ownServer,
  allowProblem,
}) => {
  allowProblem(/422/);
  for (let step = 60; step > 0; step--) {
    const time = Date.now() - step * 60_000;
    const row = { id: String(time), time, name: `Moth ${step}`, message: `Message ${step}` };
    const answer = await fetch(`${ownServer.address}/rest/v1/guestbook_entries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(row),
    });
    expect(answer.status).toBe(201);
  }
  await page.goto(`${ownServer.address}/guestbook`);
  expect((await readTexts(page, 'article'))[0]).toContain('Message 1');
  await Promise.all([page.waitForNavigation(), page.locator('a[rel="next"]').click()]);
  const oldest = await readTexts(page, 'article');
  expect(oldest).toHaveLength(10);
  expect(oldest.at(-1)).toContain('Message 60');

  await page.goto(`${ownServer.address}/guestbook`);
  await page.locator('textarea').fill('Hello from Firefox!');
  await Promise.all([page.waitForNavigation(), page.locator('button[type="submit"] ::-p-text(Submit)').click()]);
  expect((await readTexts(page, '[role="alert"]')).join()).toContain('Please add your name and a message.');
  expect(await page.$eval('textarea', (field) => field.value)).toBe('Hello from Firefox!');
  await page.locator('input[name="name"]').fill('Moth');
  await Promise.all([page.waitForNavigation(), page.locator('button[type="submit"] ::-p-text(Submit)').click()]);
  expect((await readTexts(page, 'main')).join()).toContain('Thanks for signing!');
  expect((await readTexts(page, 'article'))[0]).toContain('Hello from Firefox!');
});
