import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listenToKeys } from './keys.ts';
import { letThrough, listenToPresses } from './press.ts';

const nothing = () => undefined;
afterEach(() => document.body.replaceChildren());

test('a link that the studio opens is opened, and starts no music, as Space does not', async () => {
  listenToPresses({ mode: () => 'choose', onPick: nothing, onPoint: nothing, onUse: nothing });
  listenToKeys(
    { post: nothing, listen: nothing },
    { isVisiting: () => false, onStep: () => true, onEnter: nothing, onArrow: () => false },
  );
  // As the player listens: any click or Space of a visitor's may start it.
  let gestures = 0;
  document.addEventListener('click', () => gestures++);
  document.addEventListener('keydown', ({ key }) => key === ' ' && gestures++);
  const link = document.createElement('a');
  link.href = '#about';
  let opened = 0;
  link.addEventListener('click', () => opened++);
  document.body.append(link);
  letThrough(() => link.click());
  expect([opened, gestures]).toEqual([1, 0]);
  await userEvent.keyboard(' ');
  expect(gestures).toBe(0);
});
