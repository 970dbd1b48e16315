import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FindField } from './find-field.tsx';
import { type FindSource, useFind } from './use-find.ts';

type Lamp = { name: string; tags: string[] };
const lamps: Lamp[] = [
  { name: 'Desk lamp', tags: ['Brass'] },
  { name: 'Lantern', tags: ['Paper', 'Garden'] },
  ...Array.from({ length: 60 }, (_, index) => ({ name: `Bulb ${index + 1}`, tags: ['Round'] })),
];

const createSource = (load: () => Promise<Lamp[]> = async () => lamps): FindSource<Lamp> => ({
  load,
  read: (lamp) => lamp,
});

function Lamps({ source }: { source: FindSource<Lamp> }) {
  const finder = useFind(source);
  return (
    <>
      <FindField label="Find a lamp" finder={finder} />
      <ul>{finder.results?.map(({ name }) => <li key={name}>{name}</li>) ?? <li>The first page</li>}</ul>
    </>
  );
}

const field = page.getByRole('searchbox', { name: 'Find a lamp' });
const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

afterEach(() => history.replaceState(null, ''));

test('items are found by name and tag as one types, and their number is announced', async () => {
  await render(<Lamps source={createSource()} />);
  expect(names()).toEqual(['The first page']);
  await userEvent.type(field, 'la');
  await expect.element(page.getByRole('status')).toHaveTextContent('2 found');
  expect(names()).toEqual(['Lantern', 'Desk lamp']);
  await userEvent.type(field, 'mp brass');
  await expect.element(page.getByRole('status')).toHaveTextContent('1 found');
  expect(names()).toEqual(['Desk lamp']);
});

test('of many results the first are shown, and the status says so', async () => {
  await render(<Lamps source={createSource()} />);
  await userEvent.fill(field, 'bulb');
  await expect.element(page.getByRole('status')).toHaveTextContent('60 found, of which you see the first 48');
  expect(names()).toHaveLength(48);
});

test('where nothing is found a button shows all again, and the field has the focus', async () => {
  await render(<Lamps source={createSource()} />);
  await userEvent.fill(field, 'candle');
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found');
  expect(names()).toEqual([]);
  await page.getByRole('button', { name: 'Show all again' }).click();
  expect(names()).toEqual(['The first page']);
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('the list is loaded when the field gets the focus, once', async () => {
  let loads = 0;
  const source = createSource(async () => {
    loads += 1;
    return lamps;
  });
  await render(<Lamps source={source} />);
  expect(loads).toBe(0);
  await field.click();
  await userEvent.type(field, 'lantern');
  await expect.element(page.getByRole('status')).toHaveTextContent('1 found');
  expect(loads).toBe(1);
});

test('a list that cannot be loaded is a sentence and another try', async () => {
  let isOffline = true;
  const source = createSource(async () => {
    if (isOffline) throw new Error('offline');
    return lamps;
  });
  await render(<Lamps source={source} />);
  await userEvent.fill(field, 'lantern');
  await expect.element(page.getByRole('status')).toHaveTextContent("The rest of the list can't be loaded right now.");
  expect(names()).toEqual(['The first page']);
  isOffline = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('1 found');
});

test('what was looked for is there again when the visitor comes back, and other state of the entry stays', async () => {
  history.replaceState({ key: 'gallery' }, '');
  const { unmount } = await render(<Lamps source={createSource()} />);
  await userEvent.fill(field, 'lantern');
  expect(history.state).toEqual({ key: 'gallery', find: 'lantern' });
  await unmount();
  await render(<Lamps source={createSource()} />);
  await expect.element(field).toHaveValue('lantern');
  await expect.element(page.getByText('1 found')).toBeVisible();
  expect(names()).toEqual(['Lantern']);
  await page.getByRole('button', { name: 'Show all again' }).click();
  expect(history.state).toEqual({ key: 'gallery' });
});
