import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Panel } from './panel.tsx';

test('a panel is a region named by its heading', async () => {
  await render(<Panel title="Quick Intro">Hi!</Panel>);
  await expect.element(page.getByRole('region', { name: 'Quick Intro' }).getByText('Hi!')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Quick Intro' })).toBeVisible();
});

test('the drawn buttons are hidden from screen readers, and a quiet panel has none', async () => {
  const { container } = await render(<Panel title="Updates">…</Panel>);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  const quiet = await render(
    <Panel title="My Friends" isQuiet tone="mint">
      …
    </Panel>,
  );
  expect(quiet.container.querySelector('svg')).toBeNull();
  expect(quiet.container.querySelector('section')?.dataset.tone).toBe('mint');
});
