import { guestbookPage } from 'virtual:content';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { entries, renderGuestbook, sign, storeRows, thanks } from '#site/pages/guestbook/guestbook-fixture.tsx';
import { entryAt } from '#site/pages/guestbook/store/entry-fixture.ts';
import { createLocalStore } from '#site/pages/guestbook/store/local-store.ts';

const looks = () => document.querySelectorAll('[data-sticker], [data-paper]').length;
const choices = page.getByRole('radio');

test('an owner who wants plain notes gets them: there is nothing to choose, on the wall and in the thanks', async () => {
  storeRows(entryAt(1, { name: 'Earlier', sticker: 'cat', paper: 'evening' }));
  await renderGuestbook(createLocalStore(), { ...guestbookPage, notes: false });
  await expect.element(entries.first()).toBeVisible();
  expect(choices.elements()).toHaveLength(0);
  await sign();
  await expect.element(thanks).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See my note' })).toBeVisible();
  expect(looks()).toBe(0);
});

test('otherwise notes have a look, and visitors choose', async () => {
  storeRows(entryAt(1, { name: 'Earlier' }));
  await renderGuestbook();
  await expect.element(entries.first()).toBeVisible();
  expect(choices.elements().length).toBeGreaterThan(17);
  expect(looks()).toBeGreaterThan(0);
});
