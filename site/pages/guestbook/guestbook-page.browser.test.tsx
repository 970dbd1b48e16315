import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Entry } from '#model/guestbook.ts';
import { StaticNavigation } from '#site/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import type { Added, EntryStore } from './entry-store.ts';
import { GuestbookPage } from './guestbook-page.tsx';
import { createLocalStore } from './local-store.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const nameField = page.getByRole('textbox', { name: 'Name' });
const websiteField = page.getByRole('textbox', { name: 'Website' });
const messageField = page.getByRole('textbox', { name: 'Message' });
const submit = page.getByRole('button', { name: 'Submit' });
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
const readStored = (): Entry[] => JSON.parse(localStorage.getItem('guestbookEntries') ?? '[]');

test('a book without entries says so', async () => {
  await renderPage();
  await expect.element(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
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

test('the fields are what the specification says: required name and message, optional website of type url, 1000 characters', async () => {
  await renderPage();
  await expect.element(nameField).toBeRequired();
  await expect.element(messageField).toBeRequired();
  await expect.element(messageField).toHaveAttribute('maxlength', '1000');
  await expect.element(websiteField).not.toBeRequired();
  await expect.element(websiteField).toHaveAttribute('type', 'url');
});

test('signing keeps the entry, puts it on top, clears the fields and says thanks', async () => {
  storeEntries(entry(1, { name: 'Earlier' }));
  await renderPage();
  const before = Date.now();
  await nameField.fill('  Pond ');
  await websiteField.fill('pond.example');
  await messageField.fill('Nice hills!\nBye');
  await submit.click();

  await expect.element(page.getByRole('status')).toHaveTextContent('Thanks for signing!');
  await expect.element(notes.first().getByRole('heading')).toHaveTextContent('Pond');
  for (const field of [nameField, websiteField, messageField]) await expect.element(field).toHaveValue('');
  const [stored, earlier] = readStored();
  expect(stored).toEqual({
    id: String(stored?.time),
    name: 'Pond',
    website: 'https://pond.example/',
    message: 'Nice hills!\nBye',
    time: expect.any(Number),
  });
  expect(stored?.time).toBeGreaterThanOrEqual(before);
  expect(earlier?.name).toBe('Earlier');
});

test('Enter in a field signs too', async () => {
  await renderPage();
  await messageField.fill('Hello!');
  await nameField.fill('Moth');
  await userEvent.keyboard('{Enter}');
  await expect.element(notes.getByRole('heading')).toHaveTextContent('Moth');
});

test('without a name and a message the form says what is missing and leads to the first field', async () => {
  await renderPage();
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please add your name and a message.');
  for (const field of [nameField, messageField]) await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(nameField).toHaveAccessibleDescription('Your name is missing.');
  await expect.element(nameField).toHaveFocus();
  await expect.element(websiteField).not.toHaveAttribute('aria-invalid');
  expect(readStored()).toEqual([]);
});

test('a missing message leads to the message, and what was typed stays', async () => {
  await renderPage();
  await nameField.fill('Moth');
  await messageField.fill('  \n ');
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please add your name and a message.');
  await expect.element(messageField).toHaveFocus();
  await expect.element(nameField).toHaveValue('Moth');
  await expect.element(nameField).not.toHaveAttribute('aria-invalid');
});

test('a message of 1001 characters, which only a script can put there, is refused', async () => {
  await renderPage();
  await nameField.fill('Moth');
  (messageField.element() as HTMLTextAreaElement).value = 'a'.repeat(1001);
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Message is too long (1000 chars max).');
  await expect.element(messageField).toHaveFocus();
  expect(readStored()).toEqual([]);
});

test('the next try clears the messages of the one before', async () => {
  await renderPage();
  await submit.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  await submit.click();
  await expect.element(page.getByRole('status')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);

  await nameField.fill('Moth again');
  await submit.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByRole('status').elements()).toEqual([]);
});

test('a double click signs once and complains about nothing', async () => {
  await renderPage();
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  await submit.dblClick();
  await expect.element(page.getByRole('status')).toHaveTextContent('Thanks for signing!');
  expect(readStored()).toHaveLength(1);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('a browser that refuses storage still shows the entry, and says that it cannot keep it', async () => {
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => refusal.mockRestore());
  await renderPage();
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  await submit.click();
  const status = page.getByRole('status');
  await expect.element(status.getByText('Thanks for signing!')).toBeVisible();
  await expect.element(status.getByText(/^Your browser would not keep your message/)).toBeVisible();
  await expect.element(notes.getByRole('heading')).toHaveTextContent('Moth');
});

test('what is typed survives the page, until it is signed', async () => {
  const first = await renderPage();
  await nameField.fill('Moth');
  await websiteField.fill('moth.ex');
  await messageField.fill('A long\nstory');
  await first.unmount();

  const second = await renderPage();
  await expect.element(nameField).toHaveValue('Moth');
  await expect.element(websiteField).toHaveValue('moth.ex');
  await expect.element(messageField).toHaveValue('A long\nstory');
  await expect.element(page.getByText('12 of 1000')).toBeVisible();
  await submit.click();
  await expect.element(notes).toBeVisible();
  await second.unmount();

  await renderPage();
  await expect.element(messageField).toHaveValue('');
});

test('an entry that another tab signs shows here', async () => {
  await renderPage();
  await expect.element(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  storeEntries(entry(1, { name: 'Other tab' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'guestbookEntries' }));
  await expect.element(notes.getByRole('heading')).toHaveTextContent('Other tab');
});

test('the length of the message is shown, and said only when room gets scarce', async () => {
  const { container } = await renderPage();
  await messageField.fill('a'.repeat(899));
  await expect.element(page.getByText('899 of 1000')).toBeVisible();
  const said = container.querySelector('form [aria-live="polite"]');
  expect(said?.textContent).toBe('');
  await messageField.fill('a'.repeat(950));
  expect(said?.textContent).toBe('At most 50 characters left');
});

test('while a slow store lists, the page asks for a moment', async () => {
  let answer = (_entries: Entry[]) => {};
  const list = () =>
    new Promise<Entry[]>((resolve) => {
      answer = resolve;
    });
  await renderPage({ ...createLocalStore(), list });
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText('One moment…')).toBeVisible();
  answer([]);
  await expect.element(messages.getByText('Be the first to sign the guestbook!')).toBeVisible();
});

test('while a slow store adds, old messages are gone and the form waits', async () => {
  const adding: { entry: Entry; answer: (added: Added) => void }[] = [];
  const add = (entry: Entry) => new Promise<Added>((answer) => adding.push({ entry, answer }));
  await renderPage({ ...createLocalStore(), add });
  await submit.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  await submit.click();

  await expect.element(page.getByRole('button', { name: 'One moment…' })).toHaveAttribute('aria-disabled', 'true');
  expect(page.getByRole('alert').elements()).toEqual([]);
  await nameField.click();
  await userEvent.keyboard('{Enter}');
  expect(adding).toHaveLength(1);
  await expect.element(messageField).toHaveValue('Hello!');
  for (const { entry, answer } of adding) answer({ entry, isKept: true });
  await expect.element(page.getByRole('status')).toHaveTextContent('Thanks for signing!');
  await expect.element(notes).toBeVisible();
});
