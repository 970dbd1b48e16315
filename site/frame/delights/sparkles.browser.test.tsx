import { expect, onTestFinished, test } from 'vitest';
import { startSparkles } from './sparkles.ts';

const count = () => document.querySelectorAll('[data-sparkles] > *').length;
const point = (type: 'pointermove' | 'pointerdown', clientX: number, pointerType = 'mouse') =>
  dispatchEvent(new PointerEvent(type, { clientX, clientY: 100, pointerType }));
const start = () => onTestFinished(startSparkles(() => 0.5));

test('the mouse leaves one sparkle for each 28 pixels of its way', () => {
  start();
  for (let x = 0; x < 280; x += 4) point('pointermove', x);
  expect(count()).toBe(10);
});

test('a finger leaves a handful where it taps, and none while it scrolls', () => {
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

test('where the keyboard arrives there is a handful, too', () => {
  start();
  const button = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => button.remove());
  button.focus({ focusVisible: true } as FocusOptions);
  expect(count()).toBe(6);
});

test('over an open dialog they fly in front of it', () => {
  start();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => dialog.remove());
  const ground = () => document.querySelector('[data-sparkles]')?.parentElement;
  dialog.showModal();
  point('pointermove', 100);
  expect(ground()).toBe(dialog);
  dialog.close();
  point('pointermove', 300);
  expect(ground()).toBe(document.body);
});

test('each goes when its time is over, and all of them when they are turned off', async () => {
  const stop = startSparkles(() => 0.5);
  point('pointermove', 100);
  for (const animation of document.getAnimations()) animation.finish();
  await expect.poll(count).toBe(0);
  stop();
  expect(document.querySelector('[data-sparkles]')).toBeNull();
  point('pointermove', 500);
  expect(count()).toBe(0);
});
