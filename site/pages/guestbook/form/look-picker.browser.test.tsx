import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  entries,
  messageField,
  nameField,
  openBook,
  readRows,
  renderGuestbook,
  sign,
  storeRows,
  thanks,
} from '#site/pages/guestbook/guestbook-fixture.tsx';
import { entryAt } from '#site/pages/guestbook/store/entry-fixture.ts';
import { createFakeBackend, unreachable } from '#site/pages/guestbook/store/fake-backend.ts';

const stickersGroup = page.getByRole('group', { name: 'Sticker' });
const papersGroup = page.getByRole('group', { name: 'Paper' });
const moon = stickersGroup.getByRole('radio', { name: 'Moon' });
const letter = papersGroup.getByRole('radio', { name: 'Letter' });
const lookOf = (element: Element | undefined) => [
  element?.querySelector('[data-sticker]')?.getAttribute('data-sticker'),
  element?.querySelector('[data-paper]')?.getAttribute('data-paper'),
];

test('a visitor picks one of twelve stickers and one of six papers, and the note has them', async () => {
  const { fake } = await openBook();
  await expect.element(stickersGroup).toBeVisible();
  expect(stickersGroup.getByRole('radio').elements()).toHaveLength(12);
  expect(papersGroup.getByRole('radio').elements()).toHaveLength(6);
  await moon.click();
  await letter.click();
  await sign();
  await expect.element(entries).toBeVisible();
  expect(fake.inserts()).toMatchObject([{ sticker: 'moon', paper: 'letter' }]);
  expect(lookOf(entries.element())).toEqual(['moon', 'letter']);
  await expect.element(moon).not.toBeChecked();
});

test('who picks nothing sends five columns', async () => {
  const { fake } = await openBook();
  await sign();
  await expect.element(entries).toBeVisible();
  expect(Object.keys(fake.inserts()[0] ?? {})).toEqual(['id', 'name', 'website', 'message', 'time']);
});

test('both groups are reached and changed by keyboard, between the message and the button', async () => {
  await renderGuestbook();
  await messageField.fill('Hello!');
  await userEvent.keyboard('{Tab}');
  await expect.element(stickersGroup.getByRole('radio', { name: 'Heart' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(stickersGroup.getByRole('radio', { name: 'Star' })).toBeChecked();
  await userEvent.keyboard('{Tab} ');
  await expect.element(papersGroup.getByRole('radio', { name: 'Milk' })).toBeChecked();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('checkbox', { name: 'Only Bonbon can read it' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Submit' })).toHaveFocus();
});

test('a draft keeps its sticker and its paper', async () => {
  const first = await renderGuestbook();
  await nameField.fill('Moth');
  await moon.click();
  await letter.click();
  await first.unmount();
  await renderGuestbook();
  await expect.element(moon).toBeChecked();
  await expect.element(letter).toBeChecked();
});

test('a message that could not be sent keeps them, and is sent with them later', async () => {
  const { fake, unmount } = await openBook();
  fake.intercept = unreachable;
  await moon.click();
  await letter.click();
  await sign();
  await expect.element(entries).toMatchTextContent('Waiting to be sent');
  expect(readRows()).toMatchObject([{ sticker: 'moon', paper: 'letter' }]);
  await unmount();
  const { fake: reachable } = await openBook();
  await expect.poll(() => reachable.rows).toMatchObject([{ sticker: 'moon', paper: 'letter' }]);
});

test('a backend without these columns stores the words alone', async () => {
  const fake = createFakeBackend();
  fake.intercept = ({ method, body }) =>
    method === 'POST' && 'sticker' in (body as object)
      ? new Response(JSON.stringify({ code: 'PGRST204', message: 'no such column' }), { status: 400 })
      : undefined;
  await openBook(fake);
  await moon.click();
  await sign();
  await expect.element(thanks).toBeVisible();
  await expect.element(entries).toMatchTextContent(/Hello!$/);
  expect(fake.rows).toHaveLength(1);
});

test('a refused message comes back with its sticker and its paper', async () => {
  storeRows({ ...entryAt(1, { sticker: 'moon', paper: 'letter' }), refused: true });
  await openBook();
  await entries.getByRole('button', { name: 'Edit and send again' }).click();
  await expect.element(moon).toBeChecked();
  await expect.element(letter).toBeChecked();
});

test('a refused message without a sticker comes back without one, whatever was chosen since', async () => {
  storeRows({ ...entryAt(1, { paper: 'letter' }), refused: true });
  await openBook();
  await moon.click();
  await entries.getByRole('button', { name: 'Edit and send again' }).click();
  await expect.element(letter).toBeChecked();
  await expect.element(moon).not.toBeChecked();
});

test('where there is room, the note is shown while it is written', async () => {
  await page.viewport(1280, 900);
  const { container } = await renderGuestbook();
  const preview = () => container.querySelector('form ~ div [data-paper]')?.parentElement ?? undefined;
  await nameField.fill('Moth');
  await messageField.fill('What a wall');
  await moon.click();
  await letter.click();
  await expect.poll(() => preview()?.textContent).toContain('What a wall');
  expect(lookOf(preview())).toEqual(['moon', 'letter']);
  await page.viewport(820, 900);
  await expect.poll(preview).toBeUndefined();
});

test('however long a message is, it stays on its paper while it is written, and the paper below its title', async () => {
  await page.viewport(1280, 900);
  const { container } = await renderGuestbook();
  const paper = () => container.querySelector<HTMLElement>('form ~ div [data-paper]');
  await nameField.fill('Moth of the long and winding name');
  await letter.click();
  await messageField.fill('What a wall, and so many notes on it. '.repeat(20));
  await expect.poll(() => paper()?.textContent).toContain('so many notes');
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
  expect(boxOf(paper()?.lastElementChild).bottom).toBeLessThanOrEqual(boxOf(paper()).bottom);
  expect(boxOf(paper()).bottom).toBeLessThanOrEqual(boxOf(paper()?.parentElement).bottom);
  expect(boxOf(paper()).top).toBeGreaterThanOrEqual(boxOf(paper()?.previousElementSibling).bottom);
});
