import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { chosen, open, plan, press, published, unchosen } from './publish-dialog-fixture.tsx';

afterEach(cleanup);

test('what may be other than usual is asked for, and left out where it is empty', async () => {
  const { asked } = await open(unchosen, { 'publish/choose': [{ outcome: 'chosen' }], 'publish/look': [plan] });
  await page.getByText('I have web space or a machine of my own').click();
  await page.getByRole('radio', { name: /Web space, by SFTP/ }).click();
  await page.getByLabelText('Your name there, and the machine').fill('me@pi.example');
  await page.getByText('If it isn’t as usual there').click();
  await page.getByLabelText('The port').fill('2222');
  await press('See what will be sent');
  await expect.element(page.getByRole('heading', { name: '1 file to send' })).toBeVisible();
  expect(asked[0]?.body).toMatchObject({ settings: { host: 'sftp', server: 'me@pi.example', port: '2222' } });
});

test('a machine that is new is the owner’s only after a click, and nothing is chosen beforehand', async () => {
  const fingerprints = ['SHA256:AbCd (ssh-ed25519)', 'SHA256:EfGh (ssh-rsa)'];
  const stranger = { outcome: 'stranger', machine: 'pi.example', shows: 'key', fingerprints };
  const { asked, onClose } = await open(chosen, { 'publish/look': [stranger, stranger, plan] });
  await press('See what will be sent');
  await expect.element(page.getByRole('heading', { name: 'Is this your machine?' })).toBeVisible();
  await expect.element(page.getByText('SHA256:EfGh (ssh-rsa)')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Is this your machine?' })).toHaveFocus();
  await press('Stop');
  expect([onClose.mock.calls.length, asked.length]).toEqual([1, 1]);
  await press('It is my machine');
  expect(asked.at(-1)).toEqual({ path: 'publish/look', body: { trusts: fingerprints } });
  // One that shows something else meanwhile is asked about again.
  await press('It is my machine');
  await expect.element(page.getByRole('heading', { name: '1 file to send' })).toBeVisible();
});

test('songs that a host refuses have ways out', async () => {
  const songs = { outcome: 'songs', title: 'Neocities, free', songs: ['Moon Laundromat'], otherSongCount: 3 };
  const { asked } = await open(chosen, { 'publish/look': [songs, plan] });
  await press('See what will be sent');
  await expect.element(page.getByRole('heading', { name: 'Neocities, free won’t take the songs' })).toBeVisible();
  await expect.element(page.getByText('3 songs stay in the player.')).toBeVisible();
  // Without an address there is nothing to go on with.
  await expect.element(page.getByRole('button', { name: 'Do it this way' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: /Without music/ }).click();
  await press('Do it this way');
  await expect.element(page.getByRole('heading', { name: '1 file to send' })).toBeVisible();
  expect(asked.at(-1)).toEqual({ path: 'publish/look', body: { songs: 'without' } });
});

test('a key that the host refuses leads back to its field, with what is wrong', async () => {
  const refused = { outcome: 'refused', sentence: 'Neocities does not accept this key.', reason: 'key' };
  await open(chosen, { 'publish/look': [refused] });
  await press('See what will be sent');
  await press('Another key');
  await expect.element(page.getByText('Neocities does not accept this key.')).toBeVisible();
  const field = page.getByLabelText('Your API key');
  await expect.element(field).toHaveValue('');
  // The one that is there would be refused again.
  await expect.element(field).toHaveFocus();
  await expect.element(field).toBeRequired();
});

test('what is wrong with the answers leads back to them', async () => {
  const refused = { outcome: 'refused', sentence: 'There is no repository attic.', reason: 'settings' };
  await open(chosen, {
    'publish/look': [refused],
    'publish/choose': [{ outcome: 'refused', sentence: 'must be letters', field: 'name' }],
  });
  await press('See what will be sent');
  await press('Change where it lives');
  await expect.element(page.getByText('There is no repository attic.')).toBeVisible();
  await press('See what will be sent');
  await expect.element(page.getByText('What your site is called there: must be letters.')).toBeVisible();
});

test('mistakes in the site come first, and Escape closes the dialog', async () => {
  const { onClose } = await open({ ...chosen, mistakes: ['home.yaml, line 3: must not be empty'] }, {});
  await expect.element(page.getByText('home.yaml, line 3: must not be empty')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'See what will be sent' }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('pages that visitors do not get yet are named, and nothing says that they do', async () => {
  const late = { ...published, live: { fine: 13, wrong: ['aboutme/index.html'] } };
  await open(chosen, { 'publish/look': [plan], 'publish/send': [late] });
  await press('See what will be sent');
  await press('Publish');
  await expect.element(page.getByRole('heading', { name: 'It was sent' })).toBeVisible();
  await expect.element(page.getByText('/aboutme/')).toBeVisible();
});
