import type { Page } from '@playwright/test';
import { expect, failedToLoad, test } from './page-fixture.ts';

/** Shows a page that misbehaves, at an address where the site has no page. */
async function showPage(page: Page, html: string, policy = "default-src * data: 'unsafe-inline'") {
  const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
  const body = `<!doctype html><link rel="icon" href="data:">${html}`;
  await page.route('/misbehaving', (route) => route.fulfill({ headers, body }));
  await page.goto('/misbehaving');
}

test('everything that no page may cause is reported', async ({ page, problems, allowProblem }) => {
  const expected = [
    /^console error: broken \(/,
    /^console warning: careful \(/,
    /^uncaught: Error: nobody catches this/,
    /^uncaught: Error: ouch/,
    failedToLoad('404 (Not Found)', /\/nowhere\.png/),
    /^request to another host: https:\/\/elsewhere\.example\/a\.png$/,
    failedToLoad('net::ERR_NAME_NOT_RESOLVED', /elsewhere\.example\/a\.png/),
  ];
  for (const problem of expected) allowProblem(problem);
  await showPage(
    page,
    `<img src="/nowhere.png"><img src="https://elsewhere.example/a.png">
    <script>
      console.error("broken");
      console.warn("careful");
      Promise.reject(new Error("nobody catches this"));
      throw new Error("ouch");
    </script>`,
  );
  await expect
    .poll(() => problems)
    .toEqual(expect.arrayContaining(expected.map((problem) => expect.stringMatching(problem))));
});

test('violations of the Content-Security-Policy are reported', async ({ page, problems, allowProblem }) => {
  allowProblem(/Content Security Policy/);
  await showPage(page, '<p style="color: red"><script>"never runs"</script>', "default-src data:; style-src 'self'");
  await expect.poll(() => problems.filter((problem) => /inline (style|script)/.test(problem))).toHaveLength(2);
});

test('another host is never reached', async ({ page, allowProblem }) => {
  allowProblem(/example\.com/);
  await showPage(page, '');
  const answer = await page.evaluate(() => fetch('http://example.com/').then(String, String));
  expect(answer).toContain('Failed to fetch');
});

for (const pattern of [/./, /Failed to load resource/, /ERR_\w+ \(\S+\/assets\/\S+\)/, /uncaught/]) {
  test(`${pattern} is refused, because it allows more than the message that a test expects`, ({ allowProblem }) => {
    expect(() => allowProblem(pattern)).toThrow('allow only the message that this test expects');
  });
}

test.fail('a problem that was not allowed fails the test', async ({ page, problems }) => {
  await showPage(page, '<script>console.error("ouch")</script>');
  await expect.poll(() => problems.length, 'is true, so only the end of the test can fail').toBe(1);
});
