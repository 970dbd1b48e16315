import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { emulateMotion } from '#site/ui/motion-fixture.ts';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { Switches } from './switches.tsx';

const renderSwitches = () =>
  render(
    <StaticNavigation pathname="/">
      <Switches />
    </StaticNavigation>,
  );
const sparkles = page.getByRole('switch', { name: 'Sparkles' });
const pageSounds = page.getByRole('switch', { name: 'Page-turn sounds' });

test('both switches are off until a visitor turns them on, and the choice is stored', async () => {
  const first = await renderSwitches();
  await expect.element(sparkles).not.toBeChecked();
  await expect.element(pageSounds).not.toBeChecked();
  await sparkles.click();
  await first.unmount();
  const second = await renderSwitches();
  await expect.element(sparkles).toBeChecked();
  await expect.element(pageSounds).not.toBeChecked();
  await sparkles.click();
  await second.unmount();
  await renderSwitches();
  await expect.element(sparkles).not.toBeChecked();
});

test('the keyboard turns a switch on and off', async () => {
  await renderSwitches();
  pageSounds.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(pageSounds).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(pageSounds).not.toBeChecked();
});

test('with reduced motion there are no sparkles, and a note says why', async () => {
  await emulateMotion('reduce');
  await renderSwitches();
  await sparkles.click();
  await expect.element(page.getByText(/^Your system asks for less motion/)).toBeVisible();
  expect(document.querySelector('[data-sparkles]')).toBeNull();
  await emulateMotion('no-preference');
  await expect.poll(() => document.querySelector('[data-sparkles]')).not.toBeNull();
  await sparkles.click();
  await expect.poll(() => document.querySelector('[data-sparkles]')).toBeNull();
});
