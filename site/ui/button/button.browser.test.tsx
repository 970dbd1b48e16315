import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { pointers } from '#site/ui/pointer-fixture.ts';
import { Button } from './button.tsx';

test('a button is at least 44px high', async () => {
  await render(<Button>Hi</Button>);
  expect(page.getByRole('button').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('a button that rises under a pointer at its foot stays under it', async () => {
  await render(<Button>Hi</Button>);
  const button = page.getByRole('button').element();
  const { left, top, bottom } = button.getBoundingClientRect();
  const [x, y] = [left + 20, bottom - 1];
  await pointers.mouse('move', x, y);
  await expect.poll(() => button.getBoundingClientRect().top).toBe(top - 2);
  await pointers.mouse('move', x, y);
  expect(button.matches(':hover')).toBe(true);
});

test('a busy button keeps its width and its focus, and does nothing', async () => {
  const onClick = vi.fn();
  const label = { busyLabel: 'One moment…', onClick, children: 'Submit' };
  const { rerender } = await render(<Button {...label} />);
  const button = page.getByRole('button');
  await button.click();
  expect(onClick).toHaveBeenCalledTimes(1);
  const { width } = button.element().getBoundingClientRect();

  await rerender(<Button {...label} isBusy />);
  await expect.element(button).toHaveAccessibleName('One moment…');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
  expect(button.element().getBoundingClientRect().width).toBe(width);
  (button.element() as HTMLElement).click();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a busy submit button does not send the form', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busyLabel="One moment…" isBusy>
        Submit
      </Button>
    </form>,
  );
  (page.getByRole('button').element() as HTMLElement).click();
  expect(onSubmit).not.toHaveBeenCalled();
});
