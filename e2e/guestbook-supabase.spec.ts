import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startStaticServer } from '../scripts/static-server.ts';
import { type Project, startProject } from '../supabase/fake-project/project.ts';
import { buildChangedSite } from './changed-site-fixture.ts';
import { findGuestbook } from './guestbook-fixture.ts';
import { test as base, expect } from './page-fixture.ts';

/** Of the oldest message; each is an hour younger than the one before. */
const first = Date.UTC(2024, 0, 15, 23, 30);
const hour = 60 * 60 * 1000;
const count = 230;

/** A static host with a Supabase project, built while the project had `count` messages. */
const test = base.extend<object, { built: { siteAddress: string; project: Project; siteFolder: string } }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const project = await startProject();
      await project.query(
        `insert into public.guestbook_entries (id, name, message, time)
         select time::text, 'Moth ' || n, case n when 3 then 'A strawberry & 100% "quoted"' else n || ' Hello!' end, time
         from (select n, $1::bigint + n * $2::bigint as time from generate_series(0, $3::integer - 1) n) one`,
        [first, hour, count],
      );
      const site = await buildChangedSite([
        [
          'guestbook: built-in',
          `guestbook: supabase\n  supabaseAddress: ${project.url}\n  supabaseKey: ${project.anonKey}`,
        ],
        ['counter: built-in', 'counter: none'],
      ]);
      const server = await startStaticServer({ folder: site.siteFolder });
      await use({ siteAddress: new URL(server.url).origin, project, siteFolder: site.siteFolder });
      await server.stop();
      await site.remove();
      await project.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  siteAddress: [({ built }, use) => use(built.siteAddress), { scope: 'worker' }],
});

// One worker, so the site is built only once.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ allowProblem }) => allowProblem(/^request to another host: http:\/\/127\.0\.0\.1:\d+\/rest\/v1\//));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the newest messages are in the page, with their age, and nothing that needs a script', async ({ page }) => {
    await page.goto('/guestbook/');
    const { entries, submit } = findGuestbook(page);
    await expect(entries).toHaveCount(50);
    await expect(entries.first()).toContainText('229 Hello!');
    await expect(page.getByText(/^These were the newest messages on \w{3} \d{2}, \d{4}\.$/)).toBeVisible();
    await expect(submit).toBeHidden();
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  });
});

test('messages of the HTML stay in place while scripts load; then the newest 200 are read', async ({ page, built }) => {
  const html = await readFile(join(built.siteFolder, 'guestbook/index.html'), 'utf8');
  expect(html).not.toContain('held_because');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/guestbook_entries*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/guestbook/');
  const { entries } = findGuestbook(page);
  const element = await entries.first().elementHandle();
  await expect(page.getByText(/^These were the newest messages on /)).toBeVisible();
  release();
  await expect(entries).toHaveCount(200);
  expect(await entries.first().evaluate((now, before) => now === before, element)).toBe(true);
  await expect(page.getByText(/^These were the newest messages on /)).toHaveCount(0);
});

test('if newer messages cannot be reached, those of the build stay, and both are said', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED \(http:\/\/127\.0\.0\.1:\d+\/rest\/v1\//);
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.goto('/guestbook/');
  await expect(page.getByText("Newer messages can't be reached right now.")).toBeVisible();
  await expect(page.getByText(/^These were the newest messages on /)).toBeVisible();
  await expect(findGuestbook(page).entries).toHaveCount(50);
});

test('older pages, months with their counts and what is found come from the project', async ({ page }) => {
  await page.goto('/guestbook/');
  const { entries } = findGuestbook(page);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(entries).toHaveCount(200);
  await expect(pages.getByRole('option')).toHaveText(['January 2024 (230)']);
  await pages.getByRole('link', { name: 'Older' }).click();
  await expect(entries).toHaveCount(30);
  await expect(entries.last()).toContainText('0 Hello!');

  const search = page.getByRole('search');
  await search.getByRole('searchbox', { name: 'A name or a word' }).fill('strawberry & 100% "q');
  await search.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\?find=strawberry\+%26\+100%25\+%22q#messages$/);
  await expect(page.getByText('Messages with “strawberry & 100% "q”:')).toBeVisible();
  await expect(entries).toHaveCount(1);
  await entries.getByRole('link', { name: /\d{4}$/ }).click();
  await expect(page).toHaveURL(/\?before=\d+#entry-\d+$/);
  await expect(entries).toHaveCount(4);

  await search.getByRole('searchbox').fill('MOTH 2');
  await search.getByRole('searchbox').press('Enter');
  await expect(entries).toHaveCount(41);
  await search.getByRole('searchbox').fill('hello');
  await search.getByRole('searchbox').press('Enter');
  await expect(entries).toHaveCount(50);
  await pages.getByRole('link', { name: 'Older' }).click();
  await expect(entries.first()).toContainText('179 Hello!');
  await pages.getByRole('link', { name: 'The newest of them' }).click();
  await expect(entries.first()).toContainText('229 Hello!');
  await search.getByRole('searchbox').fill('nowhere');
  await search.getByRole('searchbox').press('Enter');
  await expect(page.getByText('No message in the book has “nowhere” in it.')).toBeVisible();
  await search.getByRole('link', { name: 'All messages' }).click();
  await expect(entries).toHaveCount(200);
});

test('an address of what is found opens it, and says if the book cannot be searched', async ({
  page,
  allowProblem,
}) => {
  await page.goto('/guestbook/?find=strawberry');
  await expect(findGuestbook(page).entries).toHaveCount(1);
  allowProblem(/ERR_FAILED \(http:\/\/127\.0\.0\.1:\d+\/rest\/v1\//);
  await page.route('**/rpc/**', (route) => route.abort());
  await page.goto('/guestbook/?find=hello');
  await expect(page.getByText("The book can't be searched right now.")).toBeVisible();
  await expect(findGuestbook(page).entries).toHaveCount(0);
  await page.unroute('**/rpc/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findGuestbook(page).entries).toHaveCount(50);
});

test('a heart goes to the project, and is taken away after a reload', async ({ page, built }) => {
  await page.goto('/guestbook/');
  const heart = findGuestbook(page).entries.first().getByRole('button');
  await heart.click();
  await expect(heart).toHaveAccessibleName('1 heart');
  const readHearts = () => built.project.query('select entry_id from public.guestbook_hearts');
  await expect.poll(readHearts).toHaveLength(1);
  // The project may have it a moment before the browser knows.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guestbookHearts'))).toContain('"given":["');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAccessibleName('0 hearts');
  await expect.poll(readHearts).toEqual([]);
});
