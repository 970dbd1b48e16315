import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WidgetBoundary } from './widget-boundary.tsx';

function Broken(): never {
  throw new Error('the widget is broken');
}

test('a widget that fails is gone, its neighbours stay, and the console tells the cause', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  const { container } = await render(
    <>
      <WidgetBoundary>
        <Broken />
      </WidgetBoundary>
      <WidgetBoundary>
        <p>the neighbour</p>
      </WidgetBoundary>
    </>,
  );
  await expect.element(page.getByText('the neighbour')).toBeVisible();
  expect(container.children).toHaveLength(2);
  await expect.element(container.children[0] as HTMLElement).not.toBeVisible();
  expect(told.mock.calls.flat().map(String).join(' ')).toContain('the widget is broken');
});
