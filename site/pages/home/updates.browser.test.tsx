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

test('the box ends after whole entries: three on a wide screen, two on a phone, above the sign that there are more', async () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, date: '2025-10-05', text: 'A short word or two.' }));
  await page.viewport(800, 600);
  await render(<Updates title="Updates" updates={{ items, total: 5 }} />);
  const box = page.getByRole('region', { name: 'Updates, scrollable' }).element();
  const endsOfEntries = () =>
    [...box.querySelectorAll('li')].map(
      (entry) => entry.getBoundingClientRect().bottom - box.getBoundingClientRect().top,
    );
  const signHeight = 16;
  expect(box.clientHeight).toBe(256);
  expect(endsOfEntries()[2]).toBe(256 - signHeight);
  await page.viewport(390, 600);
  expect(endsOfEntries()[1]).toBe(256 - signHeight);
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
