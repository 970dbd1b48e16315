import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import { expect, test } from './firefox-fixture.ts';

/** The server with a policy in front of it that runs no script; Firefox's driver cannot switch scripts off and still wait. */
async function serveWithoutScript(address: string) {
  const proxy = createServer((asked, answer) => {
    const { method, headers, url } = asked;
    const passed = request(new URL(url ?? '/', address), { method, headers }, (got) => {
      const policy = 'sandbox allow-same-origin allow-forms allow-top-navigation';
      const { 'content-security-policy': _, ...others } = got.headers;
      answer.writeHead(got.statusCode ?? 500, { ...others, 'content-security-policy': policy });
      got.pipe(answer);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, stop: () => proxy.close() };
}

const readTexts = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) => elements.map((element) => element.textContent ?? '').join('\n'));
const press = (page: Page, selector: string) => Promise.all([page.waitForNavigation(), page.click(selector)]);
const submit = 'form[method="post"] button[type="submit"]';

test('without JavaScript the newest can be read and the oldest reached, and the book signed after a mistake that is explained', async ({
  firefoxPage: page,
  ownServer,
  allowProblem,
}) => {
  allowProblem(/^request to another host: http:\/\/127\.0\.0\.1:\d+\/[\w.-]/);
  allowProblem(/Blocked script execution|status of 422/);
  const site = await serveWithoutScript(ownServer.address);
  for (let step = 60; step > 0; step--) {
    const time = Date.now() - step * 60_000;
    const row = { id: String(time), time, name: `Moth ${step}`, message: `Message number ${step}` };
    const answer = await fetch(`${ownServer.address}/rest/v1/guestbook_entries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(row),
    });
    expect(answer.status).toBe(201);
  }
  await page.goto(`${site.address}/guestbook`);
  expect(await readTexts(page, 'li:first-child > article')).toContain('Message number 1');
  await press(page, 'a[rel="next"]');
  expect(await readTexts(page, 'li:last-child > article')).toContain('Message number 60');

  await page.goto(`${site.address}/guestbook`);
  await page.type('textarea', 'Hello from Firefox!');
  await press(page, submit);
  expect(await readTexts(page, '[role="alert"]')).toContain('Please add your name and a message.');
  expect(await page.$eval('textarea', (field) => field.value)).toBe('Hello from Firefox!');
  await page.type('input[name="name"]', 'Moth');
  await press(page, submit);
  expect(await readTexts(page, 'main')).toContain('Thanks for signing!');
  expect(await readTexts(page, 'li:first-child > article')).toContain('Hello from Firefox!');
  site.stop();
});
