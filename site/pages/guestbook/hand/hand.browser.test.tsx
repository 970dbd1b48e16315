import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entries, openBook, readRows, sign, thanks } from '#site/pages/guestbook/guestbook-fixture.tsx';
import { entryAt, toRow } from '#site/pages/guestbook/store/entry-fixture.ts';
import { createFakeBackend, refuseWith, unreachable } from '#site/pages/guestbook/store/fake-backend.ts';

const mend = page.getByRole('button', { name: 'Mend' });
const takeBack = page.getByRole('button', { name: /ake (it )?back/ });
const dialog = page.getByRole('dialog', { name: 'Mend your note' });
const message = dialog.getByRole('textbox', { name: 'Message' });
const save = dialog.getByRole('button', { name: 'Save' });

/** A book that its visitor has just signed. */
async function openSigned(approvesFirst = false) {
  const status = { is_open: true, approves_first: approvesFirst };
  const fake = createFakeBackend({ keepsHands: true, status, rows: [toRow(entryAt(1, { message: 'By Moss' }))] });
  const opened = await openBook(fake, approvesFirst);
  await sign('Helo!');
  await expect.element(thanks).toBeVisible();
  await expect.element(mend).toBeVisible();
  return opened;
}
const isCall = (name: string) => (call: { address: URL }) => call.address.pathname.endsWith(`/rpc/${name}`);

test('an author mends a note by keyboard, and the focus comes back to it', async () => {
  const { fake } = await openSigned();
  (mend.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(message).toHaveValue('Helo!');
  await message.fill('Hello!');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(entries.first()).toMatchTextContent('Hello!');
  await expect.element(entries).toHaveLength(2);
  await expect.element(mend).toHaveFocus();
  await expect.element(entries.first()).toMatchTextContent('Your note is mended.');
  expect(fake.rows.map((row) => row.message).sort()).toEqual(['By Moss', 'Hello!']);
});

test('what was typed is there again after Escape and ×, and not after Cancel', async () => {
  const { fake } = await openSigned();
  await mend.click();
  await message.fill('My better words');
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await mend.click();
    await expect.element(message).toHaveValue('My better words');
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await mend.click();
  await expect.element(message).toHaveValue('Helo!');
  expect(fake.calls.filter(isCall('guestbook_mend'))).toEqual([]);
});

test('only the notes of this browser have buttons', async () => {
  await openSigned();
  await expect.element(mend).toHaveLength(1);
  await expect.element(entries.last()).toMatchTextContent('By Moss');
  await expect.element(entries.last().getByRole('button')).toHaveLength(0);
});

test('taking back is asked about, and then the note is gone everywhere', async () => {
  const { fake } = await openSigned();
  await takeBack.click();
  expect(fake.rows).toHaveLength(2);
  await expect.element(takeBack).toMatchTextContent('Really take it back?');
  await takeBack.click();
  await expect.element(entries).toHaveLength(1);
  expect(fake.rows).toMatchObject([{ message: 'By Moss' }]);
  await expect.poll(() => localStorage.getItem('guestbookHands')).toBe('[]');
  await expect.element(page.getByText('Your note is out of the book.')).toBeInTheDocument();
  expect(document.activeElement?.id).toBe('messages');
});

test('a note that waits can be mended, and still waits', async () => {
  const { fake } = await openSigned(true);
  await mend.click();
  await message.fill('Hello!');
  await save.click();
  await expect.element(entries.first()).toMatchTextContent('Waiting for approval');
  await expect.element(entries.first()).toMatchTextContent('Hello!');
  expect(readRows()).toMatchObject([{ message: 'Hello!', waiting: true }]);
  expect(fake.rows.at(-1)).toMatchObject({ message: 'Hello!', state: 'waiting' });
});

test('mended words that look like spam wait, and their author is told so', async () => {
  const { fake } = await openSigned();
  fake.status = { is_open: true, approves_first: true };
  await mend.click();
  await message.fill('Buy!');
  await save.click();
  await expect.element(entries.first()).toMatchTextContent('Waiting for approval');
  await expect.element(entries.first()).toMatchTextContent('Others see it once');
  expect(readRows()).toMatchObject([{ message: 'Buy!', waiting: true }]);
});

test.each([
  ['it is too late', refuseWith(412, 'PT412'), 'This note has been in the book for too long to be changed.'],
  ['the secret is wrong', refuseWith(404, 'PT404'), 'does not know this note as yours'],
  ['the owner has hidden it', refuseWith(423, 'PT423'), 'has put this note away'],
  ['the owner has answered it', refuseWith(424, 'PT424'), 'has answered this note'],
  ['the owner has deleted it', refuseWith(410, 'PT410'), 'has taken this note out of the book'],
  ['the book is closed', refuseWith(403, 'PT403'), 'The book is closed'],
  ['too many wait', refuseWith(503, 'PT503'), 'Too many messages wait'],
  ['there were too many changes', refuseWith(429, 'PT429'), 'a lot of changes'],
  ['the backend cannot be reached', unreachable, 'cannot do that right now'],
  ['the backend fails', refuseWith(500, 'XX000'), 'cannot do that right now'],
  ['a page answers', () => new Response('<html>', { status: 200 }), 'cannot do that right now'],
  ['a character cannot be kept', refuseWith(400, '22P05'), 'It cannot take it as it is'],
])('if %s, a sentence says so and the words stay', async (_why, answer, sentence) => {
  const { fake } = await openSigned();
  await mend.click();
  fake.intercept = (call) => (isCall('guestbook_mend')(call) ? answer() : undefined);
  await message.fill('My better words');
  await save.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(sentence);
  await expect.element(message).toHaveValue('My better words');
  expect(fake.rows.at(-1)?.message).toBe('Helo!');
});

test('what is wrong is said at the field', async () => {
  const { fake } = await openSigned();
  await mend.click();
  await message.fill(' ');
  await save.click();
  await expect.element(message).toHaveFocus();
  await expect.element(message).toHaveAccessibleDescription('Your message is missing.');
  await message.fill('Hello!');
  await dialog.getByRole('textbox', { name: 'Website' }).fill('javascript:alert(1)');
  await save.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('That is no web address.');
  expect(fake.calls.filter(isCall('guestbook_mend'))).toEqual([]);
});

test('a backend that keeps no hands leaves a note without buttons, and is not asked again', async () => {
  const { fake } = await openBook();
  await sign();
  await expect.poll(() => fake.calls.filter(isCall('guestbook_hand'))).toHaveLength(1);
  await expect.poll(() => localStorage.getItem('guestbookHands')).toBe('[]');
  await expect.element(mend).toHaveLength(0);
});

test('the secret is in no address', async () => {
  const { fake } = await openSigned();
  const [{ secret }] = JSON.parse(localStorage.getItem('guestbookHands') ?? '[]');
  expect(fake.calls.filter(({ address }) => String(address).includes(secret))).toEqual([]);
  expect(JSON.stringify(fake.inserts())).not.toContain(secret);
});
