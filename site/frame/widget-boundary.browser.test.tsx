import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WidgetBoundary } from './widget-boundary.tsx';

function Broken(): never {
  throw new Error('the widget is broken');
}

test('a widget that throws is removed, its neighbours stay, and the console has the error', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
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
  expect(logged.mock.calls.flat().map(String).join(' ')).toContain('the widget is broken');
});
