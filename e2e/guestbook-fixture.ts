import { type APIRequestContext, expect, type Page } from '@playwright/test';

export const findGuestbook = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Name' }),
  website: page.getByRole('textbox', { name: 'Website' }),
  message: page.getByRole('textbox', { name: 'Message' }),
  submit: page.getByRole('button', { name: 'Submit' }),
  entries: page.getByRole('article'),
  // The frame has other statuses.
  thanks: page.getByRole('status').filter({ hasText: 'Thanks for signing!' }),
});

export async function sign(page: Page, { name = 'Moth', website = '', message = 'Hello!' } = {}) {
  const fields = findGuestbook(page);
  await fields.name.fill(name);
  await fields.website.fill(website);
  await fields.message.fill(message);
  await fields.submit.click();
}

/** Stores `count` entries without the form. They differ, or they would be held as repeats. */
export async function storeEntries(request: APIRequestContext, count: number) {
  for (let index = 0; index < count; index++) {
    const time = Date.now() - (count - index) * 60_000;
    const row = {
      name: `Moth ${index}`,
      website: 'https://moth.example/',
      message: `${index} Hello from across the sea!`,
    };
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

/** The entries in this browser's storage: unsent, or waiting for approval. */
export const readOwnEntries = (page: Page): Promise<object[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('guestbookEntries') ?? '[]'));

/** Delays hydration until the returned function is called. */
export async function delayScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The script that sets the theme blocks painting, so it is not delayed.
  await page.route(/\/assets\/(?!before-paint-).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
