import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Slider } from './slider.tsx';

test('the track is filled up to the value', async () => {
  const { rerender } = await render(<Slider aria-label="Volume" value={0.7} max={1} step={0.01} readOnly />);
  const slider = page.getByRole('slider', { name: 'Volume' });
  const readFill = () => (slider.element() as HTMLElement).style.getPropertyValue('--value');
  await expect.element(slider).toHaveValue('0.7');
  expect(readFill()).toBe('70%');
  await rerender(<Slider aria-label="Volume" value={0.25} max={1} step={0.01} readOnly />);
  expect(readFill()).toBe('25%');
});

test('a slider with a maximum of 0 has an empty track', async () => {
  await render(<Slider aria-label="Seek" value={0} max={0} readOnly />);
  const slider = page.getByRole('slider', { name: 'Seek' }).element() as HTMLElement;
  expect(slider.style.getPropertyValue('--value')).toBe('0%');
});
