import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Entry } from '#model/guestbook.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { GuestbookPage } from './guestbook-page.tsx';
import type { EntryStore } from './store/entry-store.ts';
import { createFakeBackend } from './store/fake-backend.ts';
import { createLocalStore } from './store/local-store.ts';
import { createRemoteStore } from './store/remote-store.ts';

const notes = page.getByRole('article');

const renderPage = (store: EntryStore = createLocalStore()) =>
  render(
    <StaticNavigation pathname="/guestbook">
      <GuestbookPage store={store} />
    </StaticNavigation>,
  );

const entry = (time: number, rest: Partial<Entry> = {}): Entry => ({
  id: String(time),
  name: 'Moth',
  website: '',
  message: 'Hello!',
  time,
  ...rest,
});
const storeEntries = (...entries: Entry[]) => localStorage.setItem('guestbookEntries', JSON.stringify(entries));

test('a book without entries says so', async () => {
  await renderPage();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText('Be the first to sign the guestbook!')).toBeVisible();
});

test('below the messages a link leads to the web buttons', async () => {
  await renderPage();
  const link = page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'Trade buttons with me' });
  await expect.element(link).toHaveAttribute('href', '/buttons');
});

test('the house rules stand beside the form', async () => {
  await page.viewport(1280, 800);
  await renderPage();
  const rules = page.getByRole('complementary', { name: 'House Rules' });
  await expect.element(rules.getByText('Be kind.')).toBeVisible();
  const form = page.getByRole('textbox', { name: 'Message' }).element().getBoundingClientRect();
  expect(rules.element().getBoundingClientRect().left).toBeGreaterThan(form.right);
});

test('entries that cannot be parsed are as good as none', async () => {
  localStorage.setItem('guestbookEntries', '[{"id":');
  await renderPage();
  await expect.element(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
});

test('stored entries come newest first', async () => {
  storeEntries(entry(1, { name: 'First' }), entry(3, { name: 'Third' }), entry(2, { name: 'Second' }));
  await renderPage();
  await expect.element(notes.nth(2)).toBeVisible();
  expect(notes.elements().map((note) => note.querySelector('h3')?.textContent)).toEqual(['Third', 'Second', 'First']);
});

test('an entry shows name, website, day and the message with its line breaks', async () => {
  const time = new Date(2025, 9, 5, 12).getTime();
  storeEntries(entry(time, { website: 'https://moth.example/', message: 'One\nTwo\n\nFour' }));
  await renderPage();
  await expect.element(notes.getByRole('heading', { level: 3, name: 'Moth' })).toBeVisible();
  await expect.element(notes.getByText('Oct 05, 2025')).toHaveAttribute('datetime', new Date(time).toISOString());
  const website = notes.getByRole('link', { name: /^Website/ });
  await expect.element(website).toHaveAttribute('href', 'https://moth.example/');
  await expect.element(website).toHaveAttribute('target', '_blank');
  await expect.element(website).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect((notes.element().querySelector('p') as HTMLElement).innerText).toBe('One\nTwo\n\nFour');
});

test('an entry without a website has no link', async () => {
  storeEntries(entry(1));
  await renderPage();
  await expect.element(notes).toBeVisible();
  expect(notes.getByRole('link').elements()).toEqual([]);
});

test("a stranger's text is text: no tags, no links from other rows of the storage", async () => {
  const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  storeEntries(entry(1, { name: hostile, message: hostile, website: 'javascript:document.title=3' }));
  const { container } = await renderPage();
  await expect.element(notes.getByRole('heading')).toHaveTextContent(hostile);
  expect(container.querySelectorAll('article img, article script, article a')).toHaveLength(0);
});

test('each text finds its own direction, and the longest word stays in its note', async () => {
  storeEntries(
    entry(1, { name: 'مرحبا', message: 'ش'.repeat(40) }),
    entry(2, { name: 'w'.repeat(300), message: 'm'.repeat(1000) }),
  );
  await renderPage();
  await expect.element(notes.nth(1)).toBeVisible();
  const arabic = notes.nth(1).element().querySelector('p') as HTMLElement;
  expect(getComputedStyle(arabic).direction).toBe('rtl');
  const long = notes.nth(0).element();
  expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth);
});

test('an entry that another tab signs shows here', async () => {
  await renderPage();
  await expect.element(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  storeEntries(entry(1, { name: 'Other tab' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'guestbookEntries' }));
  await expect.element(notes.getByRole('heading')).toHaveTextContent('Other tab');
});

test('while a slow store lists, the page asks for a moment', async () => {
  const fake = createFakeBackend();
  let answer = () => {};
  fake.intercept = () => new Promise((resolve) => (answer = () => resolve(new Response('[]'))));
  const backend = fake.connect();
  await renderPage(createRemoteStore({ backend }));
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText('One moment…')).toBeVisible();
  await vi.waitFor(() => expect(fake.calls).toHaveLength(2));
  answer();
  await expect.element(messages.getByText('Be the first to sign the guestbook!')).toBeVisible();
});
