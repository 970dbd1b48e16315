import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, field, openPart, openStudio } from '#studio/app/studio-window-fixture.tsx';

test('bold, italic, link and list are put into the text as signs', async () => {
  const fake = await openStudio();
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
  const fake = await openStudio();
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
  await openStudio();
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
  await openStudio();
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

test('the address of a page is drawn as its name, in the same room, until the caret is in it', async () => {
  await openStudio();
  await openPart('Quick Intro');
  const box = field('Your words');
  await box.fill('see [my freaks](/oc-gallery) and [a pond](https://pond.example)');
  const element = box.element() as HTMLTextAreaElement;
  const drawn = element.nextElementSibling as HTMLElement;
  const chips = () => [...drawn.querySelectorAll('[data-look~="address"]')] as HTMLElement[];
  const nameOf = (chip: HTMLElement | undefined) => (chip ? getComputedStyle(chip, '::after').content : '');
  element.setSelectionRange(0, 0);
  await expect.poll(() => nameOf(chips()[0])).toBe('"to OC Gallery"');
  expect([nameOf(chips()[1]), chips().map(({ textContent }) => textContent)]).toEqual([
    'none',
    ['](/oc-gallery)', '](https://pond.example)'],
  ]);
  const width = chips()[0]?.offsetWidth;
  element.setSelectionRange(8, 8);
  await expect.poll(() => nameOf(chips()[0])).toBe('none');
  expect(chips()[0]?.offsetWidth).toBe(width);
  element.blur();
  await expect.poll(() => nameOf(chips()[0])).toBe('"to OC Gallery"');
});
