import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { button, field, openPart, openStudio, saved } from '#studio/app/studio-window-fixture.tsx';

/** In one task: the window also tries again by itself, and then the button is gone. */
function tryNowWithoutTrouble(fake: Awaited<ReturnType<typeof openStudio>>) {
  const tryNow = button('Try now').element() as HTMLElement;
  fake.setTrouble('none');
  tryNow.click();
}

test('what is typed is saved as one step, and undo brings the file back', async () => {
  const fake = await openStudio();
  await openPart('Quick Intro');
  await field('Heading').fill('Quick hello');
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'title'])).toBe('Quick hello');
  await expect.element(saved).toBeVisible();
  await button('Undo: Quick Intro: heading').click();
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'title'])).toBe('Quick Intro');
  await expect.element(field('Heading')).toHaveValue('Quick Intro');
  await expect.element(page.getByText('Undone: Quick Intro: heading').first()).toBeInTheDocument();
  await button('Redo').click();
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'title'])).toBe('Quick hello');
});

test('letters that follow each other are one step', async () => {
  // However slow the machine is, no two seconds pass between them.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const fake = await openStudio();
  await openPart('Quick Intro');
  await field('Heading').click();
  await userEvent.keyboard('{End}ab');
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'title'])).toBe('Quick Introab');
  await userEvent.keyboard('cd');
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'title'])).toBe('Quick Introabcd');
  expect(new Set(fake.requests.map(({ stepKey }) => stepKey)).size).toBe(1);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'title'])).toBe('Quick Intro');
});

test('a mistake is said at its field, the file stays as it was, and the next good value is saved', async () => {
  const fake = await openStudio();
  await openPart('Quick Intro');
  await field('Heading').fill('');
  await expect.element(page.getByText('Must not be empty. For example: Quick Intro')).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'Kept, not on the page yet' })).toBeVisible();
  await expect.element(field('Heading')).toHaveAttribute('aria-invalid', 'true');
  expect(fake.read('home.yaml', ['quickIntro', 'title'])).toBe('Quick Intro');
  await field('Heading').fill('Hello');
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'title'])).toBe('Hello');
  await expect.element(saved).toBeVisible();
});

test('an empty field with a usual text takes its key away, and one with a full stop for none keeps that', async () => {
  const fake = await openStudio();
  await openPart('Details');
  await field('Heading of Updates').fill('');
  await expect.poll(() => fake.read('home.yaml')).not.toHaveProperty('updatesTitle');
  await expect.element(field('Heading of Updates')).toHaveAttribute('placeholder', 'Updates');
  await field('One more thing').fill('Made of sugar');
  await expect.poll(() => fake.read('home.yaml', ['details'])).toBe('Made of sugar');
  await field('One more thing').fill('');
  await expect.poll(() => fake.read('home.yaml', ['details'])).toBe('.');
  await expect.element(field('One more thing')).toHaveValue('');
});

test("the same words changed elsewhere are shown beside one's own, and one of them is kept", async () => {
  const fake = await openStudio();
  await openPart('Quick Intro');
  await field('Heading').click();
  fake.setTrouble('full');
  await field('Heading').fill('The drawer');
  await expect.element(page.getByText('Not saved: the disk is full').first()).toBeVisible();
  fake.changeOutside('home.yaml', ['quickIntro', 'title'], 'The cupboard');
  tryNowWithoutTrouble(fake);
  await expect.element(page.getByText('These words changed somewhere else.')).toBeVisible();
  expect(fake.read('home.yaml', ['quickIntro', 'title'])).toBe('The cupboard');
  await page.getByRole('radio', { name: /Yours, in the studio/ }).click();
  await button('Keep mine').click();
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'title'])).toBe('The drawer');
});

test('other words of the same file that changed elsewhere are taken in, and a line says so', async () => {
  const fake = await openStudio();
  await openPart('Quick Intro');
  fake.changeOutside('home.yaml', ['quickIntro', 'text'], 'Other words.');
  await expect.element(field('Your words')).toHaveValue('Other words.');
  await expect.element(page.getByText('Something else changed here.')).toBeVisible();
  await button('All right').click();
  await expect.element(page.getByText('Something else changed here.')).not.toBeInTheDocument();
});

test('a full disk is told truly, and the words are saved when there is room again', async () => {
  const fake = await openStudio();
  await openPart('Quick Intro');
  fake.setTrouble('full');
  await field('Heading').fill('Still here');
  await expect.element(page.getByText('Not saved: the disk is full').first()).toBeVisible();
  await expect.element(field('Heading')).toHaveValue('Still here');
  expect(fake.read('home.yaml', ['quickIntro', 'title'])).toBe('Quick Intro');
  tryNowWithoutTrouble(fake);
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'title'])).toBe('Still here');
  await expect.element(saved).toBeVisible();
});

test('when the studio stops, the words stay in the window, also after a reload, and are saved by the next one', async () => {
  const fake = await openStudio();
  await openPart('Quick Intro');
  fake.setTrouble('silent');
  await field('Heading').fill('Kept in the window');
  await expect.element(page.getByText('The studio stopped. Your words are in this window.').first()).toBeVisible();
  await expect.element(field('Heading')).toHaveValue('Kept in the window');
  await cleanup();
  fake.setTrouble('none');
  await openStudio(fake);
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'title'])).toBe('Kept in the window');
});
