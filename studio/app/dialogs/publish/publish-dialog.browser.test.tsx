import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { chosen, key, open, plan, press, published, unchosen } from './publish-dialog-fixture.tsx';

afterEach(cleanup);

test('the first time it asks where, with the key hidden, and goes on to what changes', async () => {
  const { asked } = await open(unchosen, { 'publish/choose': [{ outcome: 'chosen' }], 'publish/look': [plan] });
  await expect.element(page.getByRole('heading', { name: 'Where shall it live?' })).toHaveFocus();
  await page.getByRole('radio', { name: /^Neocities, free/ }).click();
  await expect.element(page.getByText('You need a free account at neocities.org.')).toBeVisible();
  await page.getByLabelText('What your site is called there').fill('bonbon');
  const field = page.getByLabelText('Your API key');
  await expect.element(field).toHaveAttribute('type', 'password');
  await field.fill(key);
  await press('See what will be sent');
  await expect.element(page.getByRole('heading', { name: '1 file to send' })).toBeVisible();
  expect(asked).toEqual([
    { path: 'publish/choose', body: { settings: { host: 'neocities-free', name: 'bonbon' }, key } },
    { path: 'publish/look', body: {} },
  ]);
  expect(document.body.innerHTML).not.toContain(key);
});

test('few places are shown first, without names of techniques, and nothing is chosen before the owner does', async () => {
  const { asked } = await open(unchosen, {});
  const radios = page.getByRole('radio');
  await expect.element(radios.first()).toBeVisible();
  const listPlaces = () =>
    radios
      .elements()
      .filter((radio) => radio.checkVisibility({ contentVisibilityAuto: true }))
      .map((radio) => radio.closest('label')?.querySelector('span > span')?.textContent);
  expect(listPlaces()).toEqual(['Neocities, free', 'A folder on this computer']);
  expect((page.getByRole('dialog').element() as HTMLElement).innerText).not.toMatch(/FTP|SSH/);
  await expect
    .element(page.getByRole('button', { name: 'See what will be sent' }))
    .toHaveAttribute('aria-disabled', 'true');
  await page.getByText('I have web space or a machine of my own').click();
  expect(listPlaces()).toContain('Web space, by SFTP');
  await page.getByRole('radio', { name: /^A folder/ }).click();
  await expect.element(page.getByLabelText('The folder')).toHaveValue('published');
  expect(asked).toEqual([]);
});

test('what changes is shown with sizes, and sent after a click; then it says where the site is', async () => {
  const { asked } = await open(chosen, { 'publish/look': [plan], 'publish/send': [published] });
  await expect.element(page.getByText('Words in Quick Intro')).toBeVisible();
  await press('See what will be sent');
  await expect.element(page.getByText('41 kB to send. Everything else stays as it is.')).toBeVisible();
  await expect.element(page.getByText('Visits are not counted.')).toBeVisible();
  await expect.element(page.getByText('On bonbon.neocities.org, for everybody to see.')).toBeVisible();
  const rows = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(rows.slice(0, 4)).toEqual([
    'ChangedPages: Home, About Me, Fray Chispa and 2 more41 kB',
    'NewSong: Moon Laundromat1.4 MB',
    'New3 pictures318 kB',
    'Goes awayHow it looks and works',
  ]);
  await page.getByText('Show every file: 1 changed, 1 goes away').click();
  await expect.element(page.getByText('assets/old.js')).toBeVisible();
  expect(asked).toHaveLength(1);
  await press('Publish');
  await expect.element(page.getByRole('heading', { name: 'It’s on the web!' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'bonbon.neocities.org' }))
    .toHaveAttribute('href', 'https://bonbon.neocities.org/');
  await expect.element(page.getByText(/We opened all 14 pages to make sure/)).toBeVisible();
});

test('where everything is on the web already, there is nothing to publish', async () => {
  const { onClose } = await open(chosen, { 'publish/look': [{ ...plan, files: [], groups: [], bytes: 0 }] });
  await press('See what will be sent');
  await expect.element(page.getByRole('heading', { name: 'Everything is on the web already.' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Publish', exact: true })).not.toBeInTheDocument();
  await press('All right');
  expect(onClose).toHaveBeenCalledOnce();
});

test('while it is on its way it can be stopped', async () => {
  const sending = Promise.withResolvers<unknown>();
  const { asked } = await open(chosen, {
    'publish/look': [plan],
    'publish/send': [sending.promise],
    'publish/stop': [{}],
  });
  await press('See what will be sent');
  await press('Publish');
  await expect.element(page.getByRole('progressbar', { name: 'On its way…' })).toBeVisible();
  await press('Stop');
  expect(asked.at(-1)?.path).toBe('publish/stop');
  sending.resolve({ outcome: 'refused', sentence: 'Stopped. What was sent stays.', reason: 'stopped' });
  await expect.element(page.getByRole('heading', { name: 'You have stopped it' })).toBeVisible();
  await expect.element(page.getByText('Stopped. What was sent stays.')).toBeVisible();
  await expect.element(page.getByText('Your site on the web is whole. Next time it goes on from here.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Go on' })).toBeVisible();
});
