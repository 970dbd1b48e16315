import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createFakeApi } from '#studio/app/fake-studio-api.ts';
import { createStudioStore } from '#studio/app/state/studio-store.ts';
import { StudioContext } from '#studio/app/state/use-studio.ts';
import type { PublishChanges } from '#studio/protocol/publish.ts';
import { PublishDialog } from './publish-dialog.tsx';
import '#studio/app/styles/studio.css';

afterEach(cleanup);

const key = 'a-secret-key-0123456789abcdef';
const offers: PublishChanges['offers'] = [
  {
    host: 'neocities-free',
    title: 'Neocities, free',
    needs: ['You need a free account at neocities.org.'],
    settings: [{ name: 'name', example: 'bonbon' }],
    usual: [],
    key: { title: 'API key', where: 'On neocities.org, choose Settings.', isOptional: false },
  },
  {
    ...{ host: 'folder', title: 'A folder', needs: [], usual: [] },
    settings: [{ name: 'folder', example: '/var/www/bonbon' }],
  },
  {
    ...{ host: 'sftp', title: 'Web space, by SFTP', needs: [] },
    settings: [{ name: 'server', example: 'bonbon@example.com' }],
    usual: [{ name: 'port', value: '22' }],
  },
];
const unchosen: PublishChanges = { changes: ['words in Quick Intro'], mistakes: [], offers };
const chosen: PublishChanges = {
  ...unchosen,
  publishedAt: 1,
  choice: {
    ...{ host: 'neocities-free', title: 'Neocities, free', address: 'https://bonbon.neocities.org/', hasKey: true },
    settings: { name: 'bonbon' },
  },
};
const plan = {
  outcome: 'plan',
  files: [
    { file: 'index.html', how: 'changed', bytes: 41_000 },
    { file: 'assets/old.js', how: 'gone', bytes: 4_000 },
  ],
  groups: [
    {
      how: 'changed',
      kind: 'page',
      names: ['home', 'About Me', 'Fray Chispa', 'OC Gallery', 'lost'],
      count: 5,
      bytes: 41_000,
    },
    { how: 'new', kind: 'song', names: ['Moon Laundromat'], count: 1, bytes: 1_400_000 },
    { how: 'new', kind: 'picture', names: [], count: 3, bytes: 318_000 },
    { how: 'gone', kind: 'inside', names: [], count: 1, bytes: 4_000 },
  ],
  address: 'https://bonbon.neocities.org/',
  ...{ bytes: 41_000, unchanged: 200, notes: ['Visits are not counted.'] },
};
const published = {
  outcome: 'published',
  address: 'https://bonbon.neocities.org/',
  ...{ count: 2, seconds: 19, live: { fine: 14, wrong: [] }, time: 0 },
};

/** The dialog, with what the program answers to each path, one after another. */
async function open(changes: PublishChanges, answers: Record<string, unknown[]>) {
  const { api } = createFakeApi();
  const asked: { path: string; body: unknown }[] = [];
  const onClose = vi.fn();
  api.get = async <Answer,>() => changes as Answer;
  api.post = async <Answer,>(path: string, body?: object) => {
    asked.push({ path, body });
    return (await answers[path]?.shift()) as Answer;
  };
  const store = createStudioStore(api, localStorage);
  await render(
    <StudioContext value={store}>
      <PublishDialog onClose={onClose} />
    </StudioContext>,
  );
  return { asked, onClose };
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('the first time it asks where, with the key hidden, and goes on to what changes', async () => {
  const { asked } = await open(unchosen, { 'publish/choose': [{ outcome: 'chosen' }], 'publish/look': [plan] });
  await expect.element(page.getByRole('heading', { name: 'Where shall it live?' })).toHaveFocus();
  await page.getByRole('radio', { name: /^Neocities, free/ }).click();
  await expect.element(page.getByText('You need a free account at neocities.org.')).toBeVisible();
  await page.getByLabelText('What your site is called there').fill('bonbon');
  const field = page.getByLabelText('Your API key');
  await expect.element(field).toHaveAttribute('type', 'password');
  await field.fill(key);
  await press('Look what changes');
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
    .element(page.getByRole('button', { name: 'Look what changes' }))
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
  await press('Look what changes');
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
  await press('Look what changes');
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
  await press('Look what changes');
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

test('what may be other than usual is asked for, and left out where it is empty', async () => {
  const { asked } = await open(unchosen, { 'publish/choose': [{ outcome: 'chosen' }], 'publish/look': [plan] });
  await page.getByText('I have web space or a machine of my own').click();
  await page.getByRole('radio', { name: /Web space, by SFTP/ }).click();
  await page.getByLabelText('Your name there, and the machine').fill('me@pi.example');
  await page.getByText('If it isn’t as usual there').click();
  await page.getByLabelText('The port').fill('2222');
  await press('Look what changes');
  await expect.element(page.getByRole('heading', { name: '1 file to send' })).toBeVisible();
  expect(asked[0]?.body).toMatchObject({ settings: { host: 'sftp', server: 'me@pi.example', port: '2222' } });
});

test('a machine that is new is the owner’s only after a click, and nothing is chosen beforehand', async () => {
  const fingerprints = ['SHA256:AbCd (ssh-ed25519)', 'SHA256:EfGh (ssh-rsa)'];
  const stranger = { outcome: 'stranger', machine: 'pi.example', shows: 'key', fingerprints };
  const { asked, onClose } = await open(chosen, { 'publish/look': [stranger, stranger, plan] });
  await press('Look what changes');
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
  await press('Look what changes');
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
  await press('Look what changes');
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
  await press('Look what changes');
  await press('Change where it lives');
  await expect.element(page.getByText('There is no repository attic.')).toBeVisible();
  await press('Look what changes');
  await expect.element(page.getByText('What your site is called there: must be letters.')).toBeVisible();
});

test('mistakes in the site come first, and Escape closes the dialog', async () => {
  const { onClose } = await open({ ...chosen, mistakes: ['home.yaml, line 3: must not be empty'] }, {});
  await expect.element(page.getByText('home.yaml, line 3: must not be empty')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Look what changes' }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('pages that visitors do not get yet are named, and nothing says that they do', async () => {
  const late = { ...published, live: { fine: 13, wrong: ['aboutme/index.html'] } };
  await open(chosen, { 'publish/look': [plan], 'publish/send': [late] });
  await press('Look what changes');
  await press('Publish');
  await expect.element(page.getByRole('heading', { name: 'It was sent' })).toBeVisible();
  await expect.element(page.getByText('/aboutme/')).toBeVisible();
});
