import { expect, onTestFinished, test } from 'vitest';
import { startSparkles } from './sparkles.ts';

const count = () => document.querySelectorAll('[data-sparkles] > *').length;
const point = (type: 'pointermove' | 'pointerdown', clientX: number, pointerType = 'mouse') =>
  dispatchEvent(new PointerEvent(type, { clientX, clientY: 100, pointerType }));
const start = () => onTestFinished(startSparkles(() => 0.5));

test('the mouse leaves a sparkle every 28 pixels', () => {
  start();
  for (let x = 0; x < 280; x += 4) point('pointermove', x);
  expect(count()).toBe(10);
});

test('a tap leaves a burst of sparkles, and touch scrolling leaves none', () => {
  start();
  point('pointermove', 200, 'touch');
  expect(count()).toBe(0);
  point('pointerdown', 200, 'touch');
  expect(count()).toBe(6);
});

test('there are never more than 24', () => {
  start();
  for (let x = 0; x < 4000; x += 30) point('pointermove', x);
  expect(count()).toBe(24);
});

test('keyboard focus leaves a burst of sparkles, too', () => {
  start();
  const button = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => button.remove());
  button.focus({ focusVisible: true } as FocusOptions);
  expect(count()).toBe(6);
});

test('sparkles are shown in front of an open dialog', () => {
  start();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => dialog.remove());
  const parent = () => document.querySelector('[data-sparkles]')?.parentElement;
  dialog.showModal();
  point('pointermove', 100);
  expect(parent()).toBe(dialog);
  dialog.close();
  point('pointermove', 300);
  expect(parent()).toBe(document.body);
});

test('a sparkle is removed when its animation ends, and all of them when they are turned off', async () => {
  const stop = startSparkles(() => 0.5);
  point('pointermove', 100);
  for (const animation of document.getAnimations()) animation.finish();
  await expect.poll(count).toBe(0);
  stop();
  expect(document.querySelector('[data-sparkles]')).toBeNull();
  point('pointermove', 500);
  expect(count()).toBe(0);
});
