import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Panel } from './panel.tsx';

test('a panel is a region named by its heading', async () => {
  await render(<Panel title="Quick Intro">Hi!</Panel>);
  await expect.element(page.getByRole('region', { name: 'Quick Intro' }).getByText('Hi!')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Quick Intro' })).toBeVisible();
});

test('without its script a panel draws no buttons, but keeps room for them on its bar', async () => {
  const { container } = await render(
    <Panel title="My Friends" isQuiet tone="mint">
      …
    </Panel>,
  );
  expect(container.querySelector('svg, button')).toBeNull();
  expect(container.querySelector('section')?.dataset.tone).toBe('mint');
  const heading = page.getByRole('heading', { name: 'My Friends' }).element();
  expect(heading.nextElementSibling?.getBoundingClientRect().width).toBeGreaterThanOrEqual(98);
});
