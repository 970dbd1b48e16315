import { delights } from 'virtual:content';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Mood } from '#model/delights-schema.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { MascotReactions } from './mascot-reactions.tsx';

const reactions = delights.mascot?.reactions.map(({ bubble }) => bubble) ?? [];
const noon = new Date(2026, 10, 22, 12);

/** Shows the mascot's bubble as the header does. */
function Scene({ hour = noon }: { hour?: Date }) {
  const [mood, setMood] = useState<Mood>();
  return (
    <StaticNavigation pathname="/">
      <div style={{ position: 'relative', height: 200 }}>
        <output>{mood ? mood.bubble : 'the mood of the page'}</output>
        <a href="#before">before</a>
        <MascotReactions onMood={setMood} now={() => hour} />
      </div>
    </StaticNavigation>
  );
}
const mascot = page.getByRole('button', { name: delights.mascot?.label ?? '' });
const bubble = () => page.getByRole('status').elements().at(0)?.textContent;
const announced = () => page.getByRole('status').elements().at(1)?.textContent;

test('the mascot reacts while it is hovered, differently each time, and then returns to the mood of the page', async () => {
  await render(<Scene />);
  await mascot.hover();
  await expect.poll(bubble).toBe(reactions[0]);
  await mascot.unhover();
  await expect.poll(bubble).toBe('the mood of the page');
  await mascot.hover();
  await expect.poll(bubble).toBe(reactions[1]);
});

test('each click shows and announces the next reaction, starting over after the last', async () => {
  await render(<Scene />);
  for (let click = 1; click <= reactions.length; click++) {
    await mascot.click();
    await expect.poll(announced).toBe(reactions[click % reactions.length]);
  }
});

test('keyboard focus works like hovering', async () => {
  await render(<Scene />);
  page.getByRole('link').element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(bubble).toBe(reactions[0]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(announced).toBe(reactions[1]);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(bubble).toBe('the mood of the page');
  expect(announced()).toBe('');
});

test.each([
  [3, 'zzz'],
  [5, 'morning! shh, tea'],
  [9, 'the mood of the page'],
  [22, 'one more page'],
])('at %i o’clock it says: %s', async (hour, words) => {
  await render(<Scene hour={new Date(2026, 10, 22, hour)} />);
  await mascot.unhover();
  await expect.poll(bubble).toBe(words);
});

test.each([
  [3, 'zzz'],
  [7, 'the mood of the page'],
  [22, 'one more page'],
])('under the stars of the night theme it says at %i o’clock: %s', async (hour, words) => {
  document.documentElement.dataset.theme = 'night';
  onTestFinished(() => {
    delete document.documentElement.dataset.theme;
  });
  await render(<Scene hour={new Date(2026, 10, 22, hour)} />);
  await mascot.unhover();
  await expect.poll(bubble).toBe(words);
});
