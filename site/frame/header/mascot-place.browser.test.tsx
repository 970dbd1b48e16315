import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Mood } from '#model/delights-schema.ts';
import type { Picture } from '#model/picture.ts';
import { MascotPlace } from './mascot-place.tsx';

const dot = (name: string): Picture =>
  ({ src: `data:image/svg+xml,<svg id="${name}"/>`, width: 40, height: 40 }) as Picture;
const own = dot('own');

/** What is loaded later says this mood. */
function delightsWith(mood: Mood) {
  const MascotReactions = ({ onMood }: { onMood: (mood: Mood) => void }) => {
    useEffect(() => onMood(mood), [onMood]);
    return null;
  };
  const nothing = () => null;
  const parts = { MascotReactions, LateMoment: nothing, SceneLife: nothing };
  return parts as unknown as typeof import('#site/frame/delights/delights.ts');
}

test('a mood without a picture of its own says its words with the face of the page', async () => {
  const screen = await render(<MascotPlace mascot={own} bubble="hi" delights={delightsWith({ bubble: 'zzz' })} />);
  await expect.element(screen.getByText('zzz')).toBeVisible();
  expect(screen.container.querySelector('img')?.src).toContain('own');
});

test('a mood with a picture looks as it says', async () => {
  const asleep = { picture: dot('asleep'), bubble: 'zzz' };
  const screen = await render(<MascotPlace mascot={own} bubble="hi" delights={delightsWith(asleep)} />);
  await expect.element(screen.getByText('zzz')).toBeVisible();
  expect(screen.container.querySelector('img')?.src).toContain('asleep');
});
