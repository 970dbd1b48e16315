import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createFakeApi } from './fake-studio-api.ts';
import { Studio } from './studio.tsx';
import './styles/studio.css';

beforeEach(() => localStorage.setItem('studio-tour', 'seen'));
afterEach(cleanup);

const saved = page.getByRole('status').filter({ hasText: 'Saved' });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function open(fake = createFakeApi()) {
  await render(<Studio api={fake.api} />);
  await expect.element(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  return fake;
}
const openPart = (title: string) =>
  page
    .getByRole('complementary')
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .first()
    .click();

test('what is typed is saved as one step, and undo brings the file back', async () => {
  const fake = await open();
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
  const fake = await open();
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
  const fake = await open();
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

test('where one repair is certain it is a button', async () => {
  const fake = await open();
  await button('Home').click();
  await page.getByRole('button', { name: 'Name and address' }).first().click();
  await field('Address').fill('pond.example');
  await button('Make it https://pond.example').click();
  await expect.poll(() => fake.read('site.yaml', ['address'])).toBe('https://pond.example');
});

test('a list is ordered by keys, and the new place is read aloud', async () => {
  const fake = await open();
  await openPart('Updates');
  const grip = page.getByRole('button', { name: /^20 October 2025, 2 of 3/ });
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  await expect.element(page.getByText('20 October 2025, 1 of 3', { exact: true })).toBeInTheDocument();
  expect(fake.read('updates.yaml', [0, 'date'])).toBe('2025-10-20');
  await expect.element(page.getByRole('button', { name: /^20 October 2025, 1 of 3/ })).toHaveFocus();
});

test('a card is dragged by its grip', async () => {
  const fake = await open();
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
  const fake = await open();
  await openPart('Updates');
  await page.getByRole('button', { name: '27 October 2025 There are plans.' }).click();
  await button('Put 27 October 2025 in the bin').click();
  await expect.poll(() => fake.read('updates.yaml', [0, 'date'])).toBe('2025-10-20');
  await expect.element(page.getByRole('button', { name: /^20 October 2025, 1 of 2/ })).toHaveFocus();
});

test('something new says what it still needs, and comes to the list when it has it', async () => {
  const fake = await open();
  await openPart('Updates');
  await button('Add an update').click();
  await button('Put it on the page').click();
  await expect.element(page.getByText('Must not be empty. For example: V1.0 finished')).toBeVisible();
  expect(fake.requests).toEqual([]);
  await field('What happened').fill('A new page');
  await button('Put it on the page').click();
  await expect.poll(() => fake.read('updates.yaml', [0, 'text'])).toBe('A new page');
  expect(fake.read('updates.yaml')).toHaveLength(4);
});

test("the same words changed elsewhere are shown beside one's own, and one of them is kept", async () => {
  const fake = await open();
  await openPart('Quick Intro');
  await field('Heading').click();
  fake.setTrouble('full');
  await field('Heading').fill('The drawer');
  await expect.element(page.getByText('Not saved: the disk is full').first()).toBeVisible();
  fake.changeOutside('home.yaml', ['quickIntro', 'title'], 'The cupboard');
  fake.setTrouble('none');
  await button('Try now').click();
  await expect.element(page.getByText('These words changed somewhere else.')).toBeVisible();
  expect(fake.read('home.yaml', ['quickIntro', 'title'])).toBe('The cupboard');
  await page.getByRole('radio', { name: /Yours, in the studio/ }).click();
  await button('Keep mine').click();
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'title'])).toBe('The drawer');
});

test('a full disk is told truly, and the words are saved when there is room again', async () => {
  const fake = await open();
  await openPart('Quick Intro');
  fake.setTrouble('full');
  await field('Heading').fill('Still here');
  await expect.element(page.getByText('Not saved: the disk is full').first()).toBeVisible();
  await expect.element(field('Heading')).toHaveValue('Still here');
  expect(fake.read('home.yaml', ['quickIntro', 'title'])).toBe('Quick Intro');
  fake.setTrouble('none');
  await button('Try now').click();
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'title'])).toBe('Still here');
  await expect.element(saved).toBeVisible();
});

test('when the studio stops, the words stay in the window, also after a reload, and are saved by the next one', async () => {
  const fake = await open();
  await openPart('Quick Intro');
  fake.setTrouble('silent');
  await field('Heading').fill('Kept in the window');
  await expect.element(page.getByText('The studio stopped. Your words are in this window.').first()).toBeVisible();
  await expect.element(field('Heading')).toHaveValue('Kept in the window');
  await cleanup();
  fake.setTrouble('none');
  await open(fake);
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'title'])).toBe('Kept in the window');
});

test('other words of the same file that changed elsewhere are taken in, and a line says so', async () => {
  const fake = await open();
  await openPart('Quick Intro');
  fake.changeOutside('home.yaml', ['quickIntro', 'text'], 'Other words.');
  await expect.element(field('Your words')).toHaveValue('Other words.');
  await expect.element(page.getByText('Something else changed here.')).toBeVisible();
  await button('All right').click();
  await expect.element(page.getByText('Something else changed here.')).not.toBeInTheDocument();
});

test('an empty field with a usual text takes its key away, and one with a full stop for none keeps that', async () => {
  const fake = await open();
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

test('bold, italic, link and list are put into the text as signs', async () => {
  const fake = await open();
  await openPart('Quick Intro');
  const box = field('Your words');
  await box.fill('one two');
  (box.element() as HTMLTextAreaElement).setSelectionRange(4, 7);
  await button('Bold (Ctrl B)').click();
  await expect.element(box).toHaveValue('one **two**');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Control>}b{/Control}');
  await expect.element(box).toHaveValue('one two');
  await userEvent.keyboard('{Control>}i{/Control}');
  await expect.element(box).toHaveValue('one *two*');
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'text'])).toBe('one *two*');
});

test('a link is made to a page by its name, changed to another address, and taken away', async () => {
  const fake = await open();
  await openPart('Quick Intro');
  const box = field('Your words');
  await box.fill('see my freaks');
  (box.element() as HTMLTextAreaElement).setSelectionRange(7, 13);
  await userEvent.keyboard('{Control>}k{/Control}');
  const pages = page.getByRole('combobox', { name: 'Link to' });
  await expect.element(pages).toHaveFocus();
  await pages.selectOptions('OC Gallery');
  await expect.element(box).toHaveValue('see my [freaks](/oc-gallery)');
  await expect.element(box).toHaveFocus();
  // The caret stands in it: the bar says where it leads.
  const leads = page.getByRole('combobox', { name: 'It leads to' });
  await expect.element(leads).toHaveValue('/oc-gallery');
  await expect.element(button('Link (Ctrl K)')).toHaveAttribute('aria-pressed', 'true');
  await leads.selectOptions('Another address…');
  await field('The address').fill('pond.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveValue('see my [freaks](https://pond.example)');
  await expect.poll(() => fake.read('home.yaml', ['quickIntro', 'text'])).toBe('see my [freaks](https://pond.example)');
  await button('Take the link away').click();
  await expect.element(box).toHaveValue('see my freaks');
  await expect.element(leads).not.toBeInTheDocument();
});

test('Escape in the bar of links leads back to the words, which stay as they were', async () => {
  await open();
  await openPart('Quick Intro');
  const box = field('Your words');
  await box.click();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: 'Link to' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('Hi, come in! I am **Bonbon**.');
});

test('the buttons are pressed where the caret stands in such words, and the signs are drawn where the box has them', async () => {
  await open();
  await openPart('Quick Intro');
  const box = field('Your words');
  await box.click();
  const element = box.element() as HTMLTextAreaElement;
  const isBold = () => button('Bold (Ctrl B)').element().getAttribute('aria-pressed');
  element.setSelectionRange(2, 2);
  await expect.poll(isBold).toBe('false');
  element.setSelectionRange(22, 22);
  await expect.poll(isBold).toBe('true');
  await userEvent.keyboard('{Control>}b{/Control}');
  await expect.element(box).toHaveValue('Hi, come in! I am Bonbon.');
  await box.fill(
    `${'A line that is **longer** than the box is wide, with [a link](/oc-gallery) in it.\n\n'.repeat(30)}`,
  );
  const drawn = element.nextElementSibling as HTMLElement;
  expect(drawn.textContent?.replace('\u200b', '')).toBe(element.value);
  for (const piece of drawn.querySelectorAll<HTMLElement>('[data-look]')) {
    const styled = piece.getBoundingClientRect().width;
    const { look } = piece.dataset;
    delete piece.dataset.look;
    // No look is wider than plain letters, or the caret would stand elsewhere.
    expect(Math.abs(piece.getBoundingClientRect().width - styled), look).toBeLessThan(0.1);
    piece.dataset.look = look;
  }
  expect(drawn.scrollHeight).toBe(element.scrollHeight);
  element.scrollTop = 120;
  await expect.poll(() => drawn.scrollTop).toBe(element.scrollTop);
  expect(element.scrollTop).toBeGreaterThan(0);
});

test('what may be missing is added, and taken off the page', async () => {
  const fake = await open();
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

test('words stand beside the English, and an emptied one is English again', async () => {
  const fake = await open();
  await button('Home').click();
  await page.getByRole('button', { name: 'Words', exact: true }).first().click();
  await expect.element(field('Menu')).toHaveValue('Menú');
  await field('Night').fill('Noche');
  await expect.poll(() => fake.read('words.yaml', ['frame', 'night'])).toBe('Noche');
  await field('Menu').fill('');
  await expect.poll(() => fake.read('words.yaml', ['frame'])).toEqual({ night: 'Noche' });
});

test('in another language, what is still in English comes first, and stays in its place while it is typed', async () => {
  const fake = await open();
  await button('Home').click();
  await page.getByRole('button', { name: 'Words', exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Language of your site' }).selectOptions('Español');
  await expect.poll(() => fake.read('site.yaml', ['language'])).toBe('es');
  const headings = () => [...document.querySelectorAll('aside h2')].map(({ textContent }) => textContent).join(', ');
  await expect.poll(headings).toBe('Still in English, In Spanish');
  const texts = () => [...document.querySelectorAll('aside textarea')].map((each) => each.getAttribute('placeholder'));
  expect(texts()).toEqual(['Night', 'Menu']);
  await field('Night').fill('Noche');
  await expect.poll(() => fake.read('words.yaml', ['frame', 'night'])).toBe('Noche');
  await expect.element(field('Night')).toHaveFocus();
  expect(texts()).toEqual(['Night', 'Menu']);
  await page.getByRole('searchbox', { name: 'Find a word or a sentence' }).fill('noch');
  await expect.poll(headings).toBe('In Spanish');
  expect(texts()).toEqual(['Night']);
});

test('history goes back to a step, which can be undone as well', async () => {
  const fake = await open();
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
  const fake = await open();
  await expect.element(page.getByRole('dialog', { name: 'Press anything' })).toBeVisible();
  await button('Next').click();
  await expect.element(page.getByRole('dialog', { name: 'Change it here' })).toBeVisible();
  await button('Skip').click();
  await expect.element(page.getByRole('dialog', { name: 'Change it here' })).not.toBeInTheDocument();
  await cleanup();
  await open(fake);
  await expect.element(page.getByRole('dialog', { name: 'Press anything' })).not.toBeInTheDocument();
});

test('a file that is dropped beside its field is not opened by the browser, and what cannot be done with it is said', async () => {
  await open();
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
  await open();
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
  await open();
  await openPart('Quick Intro');
  await field('Heading').fill('');
  await expect.element(page.getByRole('status').filter({ hasText: 'Kept, not on the page yet' })).toBeVisible();
  await page.getByRole('complementary').getByRole('navigation').getByRole('button').first().click();
  await button(/^Publish/).click();
  const dialog = page.getByRole('dialog', { name: '1 thing is not on the page yet' });
  await dialog.getByRole('button', { name: 'Go to Quick Intro: heading' }).click();
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
  await open(fake);
  await expect.element(page.getByText('Your page did not come. What you wrote is safe.')).toBeVisible();
  let loads = 0;
  document.querySelector('iframe')?.addEventListener('load', () => loads++);
  await button('Load the page again').click();
  await expect.poll(() => loads).toBe(1);
});
