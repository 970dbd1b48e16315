import { facts as ownFacts } from 'virtual:content';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Facts } from '#model/facts-schema.ts';
import '#site/styles/tokens.css';
import '#site/styles/fonts.css';
import '#site/styles/base.css';
import { RandomFacts } from './random-facts.tsx';

const facts = ownFacts as Facts;
const button = page.getByRole('button', { name: 'Generate a fact!' });

test('the box first invites a click, in a polite live region', async () => {
  const { container } = await render(<RandomFacts />);
  const text = page.getByText('Click below to get a random fact about me');
  await expect.element(text).toBeVisible();
  expect(container.querySelector('[aria-live="polite"]')).toBe(text.element());
});

test('the sample has the 20 facts and 5 spam messages of the specification', () => {
  expect([facts.facts.length, facts.spam.length]).toEqual([20, 5]);
});

test('the box shows a fact for each of the first 10 clicks, then a spam message or an earlier fact', async () => {
  const { container } = await render(<RandomFacts random={() => 0} />);
  const read = () => container.querySelector('[aria-live]')?.textContent;
  for (let click = 1; click <= 10; click++) {
    await button.click();
    expect(read()).toBe(facts.facts[(click - 1) % 2]);
  }
  await button.click();
  expect(read()).toBe(facts.spam[0]);
  await button.click();
  expect(read()).toBe(facts.spam[1]);
});

test('no text of the sample moves the button', async () => {
  let random = 0;
  const { container } = await render(
    <div style={{ width: 264 }}>
      <RandomFacts random={() => random} />
    </div>,
  );
  await document.fonts.load('20px VT323');
  const top = () => (button.element() as HTMLElement).offsetTop;
  const before = top();
  for (let index = 0; index < facts.facts.length; index++) {
    random = index / facts.facts.length;
    await button.click();
    expect(top(), container.querySelector('[aria-live]')?.textContent ?? '').toBe(before);
  }
});
