import { expect, onTestFinished, test } from 'vitest';
import { startSparkles } from './sparkles.ts';

const count = () => document.querySelectorAll('[data-sparkles] > *').length;
const dispatchPointer = (type: 'pointermove' | 'pointerdown', clientX: number, pointerType = 'mouse') =>
  dispatchEvent(new PointerEvent(type, { clientX, clientY: 100, pointerType }));
const startUntilTestEnds = () => onTestFinished(startSparkles(() => 0.5));

test('the mouse leaves a sparkle every 28 pixels', () => {
  startUntilTestEnds();
  for (let x = 0; x < 280; x += 4) dispatchPointer('pointermove', x);
  expect(count()).toBe(10);
});

test('a tap leaves a burst of sparkles, and touch scrolling leaves none', () => {
  startUntilTestEnds();
  dispatchPointer('pointermove', 200, 'touch');
  expect(count()).toBe(0);
  dispatchPointer('pointerdown', 200, 'touch');
  expect(count()).toBe(6);
});

test('there are never more than 24 sparkles', () => {
  startUntilTestEnds();
  for (let x = 0; x < 4000; x += 30) dispatchPointer('pointermove', x);
  expect(count()).toBe(24);
});

test('keyboard focus also leaves a burst of sparkles', () => {
  startUntilTestEnds();
  const button = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => button.remove());
  button.focus({ focusVisible: true } as FocusOptions);
  expect(count()).toBe(6);
});

test('sparkles are shown in front of an open dialog', () => {
  startUntilTestEnds();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => dialog.remove());
  const parent = () => document.querySelector('[data-sparkles]')?.parentElement;
  dialog.showModal();
  dispatchPointer('pointermove', 100);
  expect(parent()).toBe(dialog);
  dialog.close();
  dispatchPointer('pointermove', 300);
  expect(parent()).toBe(document.body);
});

test('a sparkle is removed when its animation ends, and all of them when sparkles are turned off', async () => {
  const stop = startSparkles(() => 0.5);
  dispatchPointer('pointermove', 100);
  for (const animation of document.getAnimations()) animation.finish();
  await expect.poll(count).toBe(0);
  stop();
  expect(document.querySelector('[data-sparkles]')).toBeNull();
  dispatchPointer('pointermove', 500);
  expect(count()).toBe(0);
});
