import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createFakeApi } from './fake-studio-api.ts';
import { Studio } from './studio.tsx';
import { button, field, openPart, openStudio } from './studio-window-fixture.tsx';

test('where one repair is certain it is a button', async () => {
  const fake = await openStudio();
  await button('Home').click();
  await page.getByRole('button', { name: 'Name and address' }).first().click();
  await field('Address of the site').fill('pond.example');
  await button('Make it https://pond.example').click();
  await expect.poll(() => fake.read('site.yaml', ['address'])).toBe('https://pond.example');
});

test('what may be missing is added, and taken off the page', async () => {
  const fake = await openStudio();
  await openPart('Quick Intro');
  await button('Add jumping picture').click();
  await field('What').fill('A paw');
  await field('What does it show?').fill('A paw.');
  await button('Put it on the page').click();
  await expect
    .poll(() => fake.read('home.yaml', ['quickIntro', 'peaceSign']))
    .toEqual({ what: 'A paw', alt: 'A paw.' });
  await page.getByRole('button', { name: /^Jumping picture/ }).click();
  await button('Take it off the page').click();
  await expect.poll(() => fake.read('home.yaml', ['quickIntro'])).not.toHaveProperty('peaceSign');
});

test('history goes back to a step, which can be undone as well', async () => {
  const fake = await openStudio();
  await openPart('Quick Intro');
  await field('Heading').fill('One');
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'title'])).toBe('One');
  await field('Your words').fill('Two');
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'text'])).toBe('Two');
  await page
    .getByRole('button', { name: /^Home$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'History' }).first().click();
  await page
    .getByRole('button', { name: /^Go back to this/ })
    .first()
    .click();
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'text'])).toBe('Hi, come in! I am **Bonbon**.');
  expect(fake.read('home.yaml', ['quickIntro', 'title'])).toBe('One');
});

test('the tour has five bubbles, can be skipped, and comes once', async () => {
  localStorage.clear();
  const fake = await openStudio();
  await expect.element(page.getByRole('dialog', { name: 'Click anything' })).toBeVisible();
  await button('Next').click();
  await expect.element(page.getByRole('dialog', { name: 'Change it here' })).toBeVisible();
  await button('Skip').click();
  await expect.element(page.getByRole('dialog', { name: 'Change it here' })).not.toBeInTheDocument();
  await cleanup();
  await openStudio(fake);
  await expect.element(page.getByRole('dialog', { name: 'Click anything' })).not.toBeInTheDocument();
});

test('a file that is dropped beside its field is not opened by the browser, and what cannot be done with it is said', async () => {
  await openStudio();
  const drop = (name: string, type: string) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], name, { type }));
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    page.getByRole('heading', { name: 'Home', level: 1 }).element().dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(drop('a.pdf', 'application/pdf')).toBe(true);
  await expect.element(page.getByText(/^This is no picture and no song/)).toBeVisible();
  expect(drop('a.png', 'image/png')).toBe(true);
  await expect.element(page.getByText(/^There is no place for a picture there/)).toBeVisible();
});

test('? lists the keys, but is a sign while somebody types', async () => {
  await openStudio();
  await openPart('Quick Intro');
  await field('Heading').click();
  await userEvent.keyboard('{End}?');
  await expect.element(field('Heading')).toHaveValue('Quick Intro?');
  (button('Check my site').element() as HTMLElement).focus();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Check my site')).toHaveFocus();
});

test('a window without the key says so', async () => {
  const fake = createFakeApi();
  fake.setTrouble('locked out');
  await render(<Studio api={fake.api} />);
  await expect.element(page.getByRole('heading', { name: 'This window has lost its key' })).toBeVisible();
});

test('what has a mistake is named before publishing: one goes there, or publishes without it', async () => {
  await openStudio();
  await openPart('Quick Intro');
  await field('Heading').fill('');
  await expect.element(page.getByRole('status').filter({ hasText: 'Kept, not on the page yet' })).toBeVisible();
  await page.getByRole('complementary').getByRole('navigation').getByRole('button').first().click();
  await button(/^Publish/).click();
  const dialog = page.getByRole('dialog', { name: '1 thing is not on the page yet' });
  await dialog.getByRole('button', { name: 'Go there: Quick Intro: heading' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field('Heading')).toHaveFocus();
  await button(/^Publish/).click();
  await dialog.getByRole('button', { name: 'Publish without it' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Publish', exact: true })).toBeVisible();
});

test('where the page does not come, that is said, and it can be loaded again', async () => {
  const fake = createFakeApi();
  // What a server says that has no page.
  fake.edit((site) => {
    site.preview = { origin: 'data:text/html,', base: 'Cannot GET' };
  });
  await openStudio(fake);
  await expect.element(page.getByText('Your page did not come. What you wrote is safe.')).toBeVisible();
  let loads = 0;
  document.querySelector('iframe')?.addEventListener('load', () => loads++);
  await button('Load the page again').click();
  await expect.poll(() => loads).toBe(1);
});
