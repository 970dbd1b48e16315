import { type APIRequestContext, expect, type Page } from '@playwright/test';

export const findFields = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Name' }),
  website: page.getByRole('textbox', { name: 'Website' }),
  message: page.getByRole('textbox', { name: 'Message' }),
  submit: page.getByRole('button', { name: 'Submit' }),
  notes: page.getByRole('article'),
  // The frame has statuses of its own.
  thanks: page.getByRole('status').filter({ hasText: 'Thanks for signing!' }),
});

export async function sign(page: Page, { name = 'Moth', website = '', message = 'Hello!' } = {}) {
  const fields = findFields(page);
  await fields.name.fill(name);
  await fields.website.fill(website);
  await fields.message.fill(message);
  await fields.submit.click();
}

/** Signs without a form, `count` times; the entries differ, or they would count as repeats. */
export async function storeEntries(request: APIRequestContext, count: number, message = 'Hello from across the sea!') {
  for (let index = 0; index < count; index++) {
    const time = Date.now() - (count - index) * 60_000;
    const row = { name: `Moth ${index}`, website: 'https://moth.example/', message: `${index} ${message}` };
    const answer = await request.post('/rest/v1/guestbook_entries', { data: { id: String(time), time, ...row } });
    expect(answer.status()).toBe(201);
  }
}

/** The public entries, newest first. */
export async function listEntries(request: APIRequestContext): Promise<{ name: string; message: string }[]> {
  const answer = await request.get('/rest/v1/guestbook_entries?select=*&order=time.desc&limit=200');
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** What this browser keeps to be sent, or for the owner to approve. */
export const readOwnEntries = (page: Page): Promise<object[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('guestbookEntries') ?? '[]'));

/** Delays hydration until the returned function is called. */
export async function holdScripts(page: Page) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The theme is set before anything is painted; nothing is painted without it.
  await page.route(/\/assets\/(?!before-paint-).*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
