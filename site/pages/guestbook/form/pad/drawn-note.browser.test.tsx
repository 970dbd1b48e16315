import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createSheet, readDrawing, writeDrawing } from '#model/drawing.ts';
import {
  entries,
  messageField,
  nameField,
  openBook,
  readRows,
  sign,
  storeRows,
  submit,
  thanks,
} from '#site/pages/guestbook/guestbook-fixture.tsx';
import { entryAt } from '#site/pages/guestbook/store/entry-fixture.ts';
import { createFakeBackend, refuseWith, unreachable } from '#site/pages/guestbook/store/fake-backend.ts';
import { rereadPadDraft } from './pad-draft.ts';
import { button, draw, drawing, leaveOut, openPad, readPlaces, stroke, words } from './pad-fixture.ts';

beforeEach(rereadPadDraft);

test('a drawing is sent with its words, and hangs on the note', async () => {
  const { fake } = await openBook();
  await openPad();
  stroke([10, 10], [20, 10]);
  await words.fill('A line');
  await sign();
  await expect.element(thanks).toBeVisible();
  const [sent] = fake.inserts();
  const pixels = readDrawing(sent?.drawing);
  expect(sent?.depicts).toBe('A line');
  expect([...(pixels ?? [])].flatMap((colour, place) => (colour === 0 ? [place] : []))).toEqual(
    Array.from({ length: 11 }, (_, x) => 960 + 10 + x),
  );
  await expect.element(entries.getByRole('img', { name: 'A line' })).toBeVisible();
  // The pad is away, and empty.
  await expect.element(draw).toBeVisible();
  await openPad();
  expect(readPlaces([10, 10])).toEqual([7]);
});

test('a drawing needs words, and the form stays as it is until they are there', async () => {
  const { fake } = await openBook();
  await openPad();
  stroke([10, 10], [20, 10]);
  await sign('Look!');
  await expect.element(words).toHaveFocus();
  await expect.element(words).toHaveAccessibleDescription(/Please say in a few words what you drew\./);
  expect(fake.inserts()).toEqual([]);
  await words.fill('A line');
  await submit.click();
  await expect.element(thanks).toBeVisible();
  expect(fake.inserts()).toMatchObject([{ message: 'Look!', depicts: 'A line' }]);
});

test('an empty sheet, or one that is left out, is not sent', async () => {
  const { fake } = await openBook();
  await openPad();
  await sign('One');
  await expect.element(thanks).toBeVisible();
  await openPad();
  stroke([10, 10], [20, 10]);
  await leaveOut.click();
  await expect.element(draw).toHaveFocus();
  await sign('Two');
  await expect.poll(() => fake.inserts().length).toBe(2);
  for (const sent of fake.inserts()) expect(Object.keys(sent)).toEqual(['id', 'name', 'website', 'message', 'time']);
});

test.each([
  [400, 'PGRST204'],
  [401, '42501'],
])('a guestbook that takes no drawing (%i %s) tells the visitor, who sends the words alone', async (status, code) => {
  const fake = createFakeBackend();
  fake.intercept = ({ method, body }) =>
    method === 'POST' && 'drawing' in (body as object) ? refuseWith(status, code)() : undefined;
  await openBook(fake);
  await openPad();
  stroke([10, 10], [20, 10]);
  await words.fill('A line');
  await sign('Precious words');
  await expect.element(page.getByText(/The guestbook takes no drawing right now/).first()).toBeVisible();
  await expect.element(messageField).toHaveValue('Precious words');
  expect(readPlaces([10, 10])).toEqual([0]);
  expect(fake.rows).toEqual([]);
  await leaveOut.first().click();
  await submit.click();
  await expect.poll(() => fake.rows).toMatchObject([{ message: 'Precious words', drawing: null }]);
});

test('an unsent message keeps its drawing in the browser, and sends it later', async () => {
  const fake = createFakeBackend();
  fake.intercept = unreachable;
  const { unmount } = await openBook(fake);
  await openPad();
  stroke([10, 10], [20, 10]);
  await words.fill('A line');
  await sign();
  await expect.element(thanks).toBeVisible();
  await expect.element(drawing.first()).toBeVisible();
  expect(readRows()).toMatchObject([{ depicts: 'A line', drawing: expect.any(String) }]);
  await unmount();
  fake.intercept = undefined;
  await openBook(fake);
  await expect.poll(() => fake.rows).toMatchObject([{ depicts: 'A line', drawing: expect.any(String) }]);
});

test('a refused message comes back with its drawing on the pad', async () => {
  const line = writeDrawing(createSheet().fill(2, 100, 200));
  storeRows({ ...entryAt(1, { drawing: line, depicts: 'A line' }), refused: true, because: 'drawing' });
  await openBook();
  await expect.element(page.getByText(/The guestbook takes no drawing right now/)).toBeVisible();
  await button('Edit and send again').click();
  await expect.element(words).toHaveValue('A line');
  await expect.element(nameField).toHaveValue('Moth');
  expect(readPlaces([20, 1], [95, 63])).toEqual([2, 7]);
});
