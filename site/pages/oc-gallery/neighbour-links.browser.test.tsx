import { characters } from 'virtual:content';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Character } from '#model/characters-schema.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/fonts.css';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { NeighbourLinks } from './neighbour-links.tsx';

const [{ id, tone, portrait, alt }] = characters as [Character];
const nameAs = (name: string) => ({ id, tone, portrait, alt, name }) as never;

test.each([320, 360, 390, 820, 1280])('no name is broken inside a word, %i px wide', async (width) => {
  await page.viewport(width, 800);
  const name = 'Captain Thistle';
  const { container } = await render(
    <StaticNavigation pathname="/oc-gallery/bonbon">
      <div style={{ width: width < 980 ? width - 32 : 920 }}>
        <NeighbourLinks neighbours={{ previous: nameAs(name), next: nameAs('Praline') }} />
      </div>
    </StaticNavigation>,
  );
  for (const element of container.querySelectorAll('[dir="auto"]')) {
    const text = element.firstChild as Text;
    for (const [word] of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(word));
      range.setEnd(text, text.data.indexOf(word) + word.length);
      expect(new Set([...range.getClientRects()].map(({ top }) => top)).size, word).toBe(1);
    }
  }
});
