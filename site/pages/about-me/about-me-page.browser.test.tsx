import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { AboutMePage } from './about-me-page.tsx';

const renderPage = () =>
  render(
    <StaticNavigation pathname="/aboutme">
      <AboutMePage />
    </StaticNavigation>,
  );

test('the bio is at most 900px wide, and has an avatar that swaps', async () => {
  await renderPage();
  const avatar = page.getByRole('region', { name: 'Who Am I?' }).getByRole('button', { name: /another one below/ });
  expect(getComputedStyle(avatar.element().closest('div') as Element).maxWidth).toBe('900px');
});

test('Media Interests is a table of Games, Shows, Music, Animanga and the rest, some titles highlighted', async () => {
  await renderPage();
  const table = page.getByRole('region', { name: 'Media Interests' }).getByRole('table');
  const names = table.getByRole('rowheader').elements();
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Games',
    'Shows',
    'Music',
    'Animanga',
    'Everything Else',
  ]);
  for (const row of table.getByRole('row').elements()) {
    expect(row.querySelectorAll('li').length).toBeGreaterThan(1);
    expect(row.textContent).toContain('Favourite:');
  }
});
