import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { entries, renderGuestbook, storeRows } from './guestbook-fixture.tsx';
import { entryAt } from './store/entry-fixture.ts';
import { createFakeBackend } from './store/fake-backend.ts';
import { createRemoteStore } from './store/remote-store.ts';

test('a book without entries says so', async () => {
  await renderGuestbook();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText('Be the first to sign the guestbook!')).toBeVisible();
});

test('below the messages a link leads to the web buttons', async () => {
  await renderGuestbook();
  const link = page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'Trade buttons with me' });
  await expect.element(link).toHaveAttribute('href', '/buttons');
});

test('the house rules are folded into a strip below the form', async () => {
  await page.viewport(1280, 800);
  await renderGuestbook();
  const rules = page.elementLocator(document.querySelector('details') as Element);
  await expect.element(rules.getByText('Be kind.')).not.toBeVisible();
  await rules.getByRole('heading', { name: 'House Rules' }).click();
  await expect.element(rules.getByText('Be kind.')).toBeVisible();
  const form = page.getByRole('textbox', { name: 'Message' }).element().getBoundingClientRect();
  const { top, left } = rules.element().getBoundingClientRect();
  expect(top).toBeGreaterThan(form.bottom);
  expect(left).toBeLessThan(form.right);
});

test('on phones alone, the beginning of the newest note is a link above the form that leads to the wall', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  storeRows(entryAt(1, { name: 'Old' }), entryAt(2, { name: 'New', message: 'Hello. '.repeat(99), paper: 'evening' }));
  await renderGuestbook();
  const link = page.getByRole('link', { name: 'Messages', exact: true });
  await expect.poll(() => link.element().textContent).toMatch(/^New\nHello\. /);
  await expect.element(link).toHaveAttribute('data-paper', 'evening');
  expect(link.element().scrollWidth).toBeLessThanOrEqual(link.element().clientWidth);
  const name = page.getByRole('textbox', { name: 'Name' }).element().getBoundingClientRect();
  expect(link.element().getBoundingClientRect().bottom).toBeLessThan(name.top);
  const wall = page.getByRole('region', { name: 'Messages' }).element();
  expect(wall.contains(document.querySelector(link.element().getAttribute('href') ?? ''))).toBe(true);
  await page.viewport(1280, 800);
  await expect.poll(() => link.elements().length).toBe(0);
});

test('entries that cannot be parsed are ignored', async () => {
  localStorage.setItem('guestbookEntries', '[{"id":');
  await renderGuestbook();
  await expect.element(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
});

test('stored entries come newest first', async () => {
  storeRows(entryAt(1, { name: 'First' }), entryAt(3, { name: 'Third' }), entryAt(2, { name: 'Second' }));
  await renderGuestbook();
  await expect.element(entries.nth(2)).toBeVisible();
  const names = entries.elements().map((entry) => entry.querySelector('h3')?.textContent);
  expect(names).toEqual(['Third', 'Second', 'First']);
});

test('an entry shows name, website, day and the message with its line breaks', async () => {
  const time = new Date(2025, 9, 5, 12).getTime();
  storeRows(entryAt(time, { website: 'https://moth.example/', message: 'One\nTwo\n\nFour' }));
  await renderGuestbook();
  await expect.element(entries.getByRole('heading', { level: 3, name: 'Moth' })).toBeVisible();
  await expect.element(entries.getByText('Oct 05, 2025')).toHaveAttribute('datetime', new Date(time).toISOString());
  const website = entries.getByRole('link', { name: /^Website/ });
  await expect.element(website).toHaveAttribute('href', 'https://moth.example/');
  await expect.element(website).toHaveAttribute('target', '_blank');
  await expect.element(website).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect((entries.element().querySelector('p') as HTMLElement).innerText).toBe('One\nTwo\n\nFour');
});

/** The date of an entry leads to its own address. */
const foreignLink = 'article a:not([href^="/guestbook?before="])';

test('an entry without a website has no link but that of its date', async () => {
  storeRows(entryAt(1));
  const { container } = await renderGuestbook();
  await expect.element(entries).toBeVisible();
  expect(container.querySelectorAll(foreignLink)).toHaveLength(0);
});

test('untrusted text stays text, without tags and without unsafe links', async () => {
  const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  storeRows(entryAt(1, { name: hostile, message: hostile, website: 'javascript:document.title=3' }));
  const { container } = await renderGuestbook();
  await expect.element(entries.getByRole('heading')).toHaveTextContent(hostile);
  expect(container.querySelectorAll(`article img, article script, ${foreignLink}`)).toHaveLength(0);
});

test('each text has its own direction, and the longest word stays within its entry', async () => {
  storeRows(
    entryAt(1, { name: 'مرحبا', message: 'ش'.repeat(40) }),
    entryAt(2, { name: 'w'.repeat(300), message: 'm'.repeat(1000) }),
  );
  await renderGuestbook();
  await expect.element(entries.nth(1)).toBeVisible();
  const arabic = entries.nth(1).element().querySelector('p') as HTMLElement;
  expect(getComputedStyle(arabic).direction).toBe('rtl');
  const long = entries.nth(0).element();
  expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth);
});

test('neither the longest words nor the errors make the page scroll sideways', async () => {
  storeRows(
    entryAt(1, { name: 'w'.repeat(80), message: 'm'.repeat(1000), website: `https://${'o'.repeat(60)}.example/` }),
  );
  await renderGuestbook();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  for (const width of [320, 760, 1280]) {
    await page.viewport(width, 800);
    expect(document.documentElement.scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test('an entry that another tab signs appears', async () => {
  await renderGuestbook();
  await expect.element(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  storeRows(entryAt(1, { name: 'Other tab' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'guestbookEntries' }));
  await expect.element(entries.getByRole('heading')).toHaveTextContent('Other tab');
});

test('while a slow store is loading, the page says One moment', async () => {
  const fake = createFakeBackend();
  const answers: (() => void)[] = [];
  fake.intercept = () => new Promise((resolve) => answers.push(() => resolve(new Response('[]'))));
  const backend = fake.connect();
  await renderGuestbook(createRemoteStore({ backend }));
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText('One moment…')).toBeVisible();
  await vi.waitFor(() => expect(fake.calls).toHaveLength(2));
  for (const answer of answers) answer();
  await expect.element(messages.getByText('Be the first to sign the guestbook!')).toBeVisible();
});
