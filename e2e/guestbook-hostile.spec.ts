import { findGuestbook } from './guestbook-fixture.ts';
import { expect, test } from './own-server-fixture.ts';

const script = '<script>document.title="gotcha"</script>';
const image = '<img src=x onerror="document.title=\'gotcha\'">';

/** The date of a message leads to its own address. */
const foreignLink = 'a:not([href^="/guestbook?before="])';

/** What a visitor typed, and what is shown if that differs. */
const texts: [what: string, typed: string, shown?: string][] = [
  ['scripts', `${script}</p></article></main>${script}`],
  ['markup that loads', `${image}<svg onload=alert(1)><iframe src="//evil.example">`],
  ['markup that closes the page', '</textarea></title></style></body></html><!--'],
  [
    'templates and entities',
    '{{constructor.constructor("alert(1)")()}} $[alert(1)] <%= 1 %> &lt;b&gt; &#x3c;script&gt;',
  ],
  ['addresses that run', 'javascript:alert(1) data:text/html,<script>alert(1)</script> [x](javascript:alert(1))'],
  ['quotes that end statements', `'); drop table guestbook_entries; -- "'\\`],
  ['control characters', 'be\u0000ll\u0007 \u001b[31mred\u0085', 'bell [31mred'],
  ['a right-to-left override', '\u202etxt.exe\u202c \u2066isolated\u2069 \u200f'],
  ['half a character', 'a\ud83db\udc30c', 'a\ufffdb\ufffdc'],
  ['four-byte emoji up to the limit', '🐰'.repeat(500)],
  ['joined emoji, marks and blanks', 'a\u0301\u0301\u0301 👩‍🎤 👍🏽 \u3164 \ufdfd'],
  ['1000 characters', 'x'.repeat(1000)],
];

test('everything typed is stored and shown as text, and nothing runs', async ({ page, openVisitor }) => {
  await page.goto('/guestbook');
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input[name="name"], textarea')) field.removeAttribute('maxlength');
  });
  // Typing would drop some of the characters.
  const fill = (selector: string, text: string) =>
    page.locator(selector).evaluate((field: HTMLInputElement, value) => {
      field.value = JSON.parse(value);
    }, JSON.stringify(text));
  for (const [index, [what, typed]] of texts.entries()) {
    await fill('input[name="name"]', typed.slice(0, 80));
    await fill('textarea', typed);
    await fill('input[name="website"]', 'javascript:document.title="gotcha"');
    await findGuestbook(page).submit.click();
    await expect(findGuestbook(page).entries, what).toHaveCount(index + 1);
    await expect(findGuestbook(page).thanks).toBeVisible();
  }

  const other = await openVisitor();
  for (const visitor of [page, other]) {
    await visitor.goto('/guestbook');
    const { entries } = findGuestbook(visitor);
    await expect(entries).toHaveCount(texts.length);
    const messages = await entries.evaluateAll((list) => list.map((entry) => entry.querySelector('p')?.textContent));
    expect(messages.reverse()).toEqual(texts.map(([, typed, shown = typed.trim()]) => shown.normalize('NFC')));
    await expect(entries.locator(`${foreignLink}, img, script, svg:not(button > svg), iframe, b`)).toHaveCount(0);
    await expect(visitor).toHaveTitle(/^Guestbook/);
  }
});

test('hostile rows from a backend are shown as text only', async ({ page }) => {
  const row = {
    id: '1',
    name: script,
    message: image,
    website: 'javascript:document.title="gotcha"',
    time: '1760000000000',
    state: 'visible',
    reply: script + image,
    reply_time: 1_760_000_000_000,
  };
  await page.route('**/rest/v1/guestbook_entries?*', (route) =>
    route.fulfill({ json: [row, { ...row, id: '2', name: 5 }, null, 'text', { ...row, id: '3', time: 'soon' }] }),
  );
  await page.goto('/guestbook');
  const { entries } = findGuestbook(page);
  await expect(entries).toHaveCount(1);
  await expect(entries.locator('p').first()).toHaveText(image);
  await expect(entries.locator('p').last()).toHaveText(script + image);
  await expect(entries.locator(`${foreignLink}, img, script`)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Guestbook/);
});
