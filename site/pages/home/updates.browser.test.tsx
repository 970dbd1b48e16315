import { homeUpdates, site } from 'virtual:content';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatUpdateDay } from '#model/updates.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { Currently } from './currently.tsx';
import { Updates } from './updates.tsx';

test('the updates are listed with their days, in a box of at most 16rem that scrolls', async () => {
  await render(<Updates title="Updates" />);
  const box = page.getByRole('region', { name: 'Updates, scrollable' });
  const entries = box.getByRole('listitem').elements();
  expect(entries).toHaveLength(5);
  for (const [index, { date }] of homeUpdates.items.entries()) {
    expect(entries[index]?.textContent).toContain(formatUpdateDay(date, site.language));
  }
  expect(getComputedStyle(box.element()).maxHeight).toBe('256px');
  expect(box.element().scrollHeight).toBeGreaterThan(box.element().clientHeight);
});

test('a link leads to the older updates only if there are more than Home shows', async () => {
  const { items } = homeUpdates;
  const show = (total: number) => (
    <StaticNavigation pathname="/">
      <Updates title="Updates" updates={{ items, total }} />
    </StaticNavigation>
  );
  const { rerender } = await render(show(items.length + 1));
  await expect.element(page.getByRole('link', { name: 'Older updates' })).toHaveAttribute('href', '/updates');
  await rerender(show(items.length));
  expect(page.getByRole('link').elements()).toEqual([]);
});

test('what the owner does currently has a date', async () => {
  const items = [{ what: 'Playing', text: 'A game about moss.' }];
  await render(<Currently currently={{ title: 'Currently', since: '2025-10-27', items }} />);
  await expect.element(page.getByRole('term')).toHaveTextContent('Playing');
  await expect.element(page.getByRole('definition')).toHaveTextContent('A game about moss.');
  await expect.element(page.getByText('10/27/25')).toHaveAttribute('datetime', '2025-10-27');
});
