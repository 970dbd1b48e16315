import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFakeApi } from '#studio/app/fake-studio-api.ts';
import { button, field, openPart, openStudio } from '#studio/app/studio-window-fixture.tsx';
import { findFieldOf } from './find-field.ts';

test('a list is ordered by keys, and the new place is read aloud', async () => {
  const fake = await openStudio();
  await openPart('Updates');
  const grip = page.getByRole('button', { name: /^20 October 2025, 2 of 3/ });
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  await expect.element(page.getByText('20 October 2025, 1 of 3', { exact: true })).toBeInTheDocument();
  expect(fake.read('updates.yaml', [0, 'date'])).toBe('2025-10-20');
  await expect.element(page.getByRole('button', { name: /^20 October 2025, 1 of 3/ })).toHaveFocus();
});

test('a card is dragged by its grip', async () => {
  const fake = await openStudio();
  await openPart('Updates');
  const first = page.getByRole('button', { name: /^27 October 2025, 1 of 3/ }).element();
  const last = page.getByRole('button', { name: /^12 October 2025, 3 of 3/ }).element();
  const { x, y, height } = first.getBoundingClientRect();
  const at = (clientY: number) => ({ bubbles: true, pointerId: 1, button: 0, clientX: x + 10, clientY });
  vi.spyOn(first, 'setPointerCapture').mockImplementation(() => undefined);
  first.dispatchEvent(new PointerEvent('pointerdown', at(y + height / 2)));
  await expect.poll(() => first.closest('li')?.hasAttribute('data-held')).toBe(true);
  const end = last.getBoundingClientRect().bottom + 20;
  first.dispatchEvent(new PointerEvent('pointermove', at(end)));
  first.dispatchEvent(new PointerEvent('pointerup', at(end)));
  await expect.poll(() => fake.read('updates.yaml', [2, 'date'])).toBe('2025-10-27');
});

test('a removed card gives the focus to the next one', async () => {
  const fake = await openStudio();
  await openPart('Updates');
  await page.getByRole('button', { name: '27 October 2025 There are plans.' }).click();
  await button('Put 27 October 2025 in the bin').click();
  await expect.poll(() => fake.read('updates.yaml', [0, 'date'])).toBe('2025-10-20');
  await expect.element(page.getByRole('button', { name: /^20 October 2025, 1 of 2/ })).toHaveFocus();
});

test('something new says what it still needs, and comes to the list when it has it', async () => {
  const fake = await openStudio();
  await openPart('Updates');
  await button('Add an update').click();
  await button('Put it on the page').click();
  await expect.element(page.getByText('Must not be empty. For example: V1.0 finished')).toBeVisible();
  expect(fake.requests).toEqual([]);
  await field('What happened').fill('A new page');
  await button('Put it on the page').click();
  await expect.poll(() => fake.read('updates.yaml', [0, 'text'])).toBe('A new page');
  expect(fake.read('updates.yaml')).toHaveLength(4);
  // The form goes, and the next one begins empty.
  await expect.element(button('Put it on the page')).not.toBeInTheDocument();
  await expect.element(button('Add an update')).toHaveFocus();
  await button('Add an update').click();
  await expect.element(field('What happened')).toHaveValue('');
});

/** The studio, whose server takes changes only after `answer`. */
async function openSlowStudio() {
  const fake = createFakeApi();
  const { change } = fake.api;
  const answered = Promise.withResolvers<void>();
  fake.api.change = async (request) => {
    await answered.promise;
    return change(request);
  };
  await openStudio(fake);
  return { fake, answer: answered.resolve };
}

test('an owner who has gone on while something new is put on the page keeps the focus', async () => {
  const { answer } = await openSlowStudio();
  await openPart('Updates');
  await button('Add an update').click();
  await field('What happened').fill('A new page');
  await button('Put it on the page').click();
  const grip = page.getByRole('button', { name: /^20 October 2025, 2 of 3/ });
  const element = grip.element() as HTMLElement;
  element.focus();
  answer();
  await expect.element(button('Put it on the page')).not.toBeInTheDocument();
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(element);
});

test('an owner who has gone on while a list is ordered keeps the focus', async () => {
  const { fake, answer } = await openSlowStudio();
  await openPart('Updates');
  (page.getByRole('button', { name: /^20 October 2025, 2 of 3/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  const heading = page.getByRole('heading', { name: 'Updates', level: 1 }).element() as HTMLElement;
  heading.focus();
  answer();
  await expect.element(page.getByText('20 October 2025, 1 of 3', { exact: true })).toBeInTheDocument();
  await new Promise(requestAnimationFrame);
  expect(fake.read('updates.yaml', [0, 'date'])).toBe('2025-10-20');
  expect(document.activeElement).toBe(heading);
});

test('Enter in a line of something new puts it on the page', async () => {
  const fake = await openStudio();
  await openPart('Updates');
  await button('Add an update').click();
  await field('What happened').fill('A new page');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => fake.read('updates.yaml', [0, 'text'])).toBe('A new page');
  await expect.element(button('Put it on the page')).not.toBeInTheDocument();
});

test('what is refused stays in the form, and nothing is said to be in the bin', async () => {
  const fake = await openStudio();
  await openPart('Updates');
  await button('Add an update').click();
  await field('What happened').fill('A new page');
  fake.setTrouble('full');
  await button('Put it on the page').click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'The disk is full.' })).toBeVisible();
  await expect.element(field('What happened')).toHaveValue('A new page');
  await page.getByRole('button', { name: '27 October 2025 There are plans.' }).click();
  await button('Put 27 October 2025 in the bin').click();
  await expect.poll(() => fake.requests).toHaveLength(2);
  await expect.element(button('Put 27 October 2025 in the bin')).toBeVisible();
  expect(page.getByRole('button', { name: 'Put back' }).elements()).toEqual([]);
  fake.setTrouble('none');
  await button('Put it on the page').click();
  await expect.poll(() => fake.read('updates.yaml', [0, 'text'])).toBe('A new page');
});

test('what is being written stays when the list changes meanwhile', async () => {
  const fake = await openStudio();
  await openPart('Updates');
  await button('Add an update').click();
  await field('What happened').fill('A new page');
  fake.changeOutside('updates.yaml', [], [{ date: '2025-10-27', text: 'There are plans.' }]);
  await expect.element(page.getByRole('button', { name: /^20 October 2025/ })).not.toBeInTheDocument();
  await expect.element(field('What happened')).toHaveValue('A new page');
});

test('while something new is written, the page marks nothing that stands at its place', async () => {
  await openStudio();
  await openPart('Updates');
  await button('Add an update').click();
  expect(findFieldOf(field('What happened').element())).toEqual([]);
  await button('Not now').click();
  await page.getByRole('button', { name: '27 October 2025 There are plans.' }).click();
  expect(findFieldOf(field('What happened').element())).toEqual([0, 'text']);
});
