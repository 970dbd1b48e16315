import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createFakeApi } from '#studio/app/fake-studio-api.ts';
import { NavigationContext } from '#studio/app/shell/navigation.ts';
import { createStudioStore } from '#studio/app/state/studio-store.ts';
import { StudioContext, useSnapshot } from '#studio/app/state/use-studio.ts';
import { isRecord } from '#studio/app/state/value-at.ts';
import type { ItemRequest } from '#studio/protocol/change.ts';
import type { Field } from '#studio/protocol/field.ts';
import type { SiteProblem } from '#studio/protocol/site-state.ts';
import { NewItemPanel } from './new-item-panel.tsx';
import '../styles/studio.css';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const field = (own: object): Field => ({ isOptional: false, isUsual: false, ...own }) as Field;
const line = field({ kind: 'line', max: 60 });
const group = (keys: Record<string, Field>) =>
  field({ kind: 'group', keys: Object.entries(keys).map(([key, inner]) => ({ key, field: inner })) });
const character = group({
  name: line,
  pond: field({ kind: 'webAddress', others: [''], isOptional: true }),
  images: field({
    kind: 'list',
    min: 0,
    item: group({ address: field({ kind: 'webAddress', others: [] }), alt: line }),
  }),
});

async function open(wrong: SiteProblem[] = [], refused: SiteProblem[] = []) {
  const fake = createFakeApi();
  const made: ItemRequest[] = [];
  const api = {
    ...fake.api,
    post: async <Answer,>(path: string, body?: object) => {
      const { data } = body as ItemRequest;
      const isRight = isRecord(data) && String(data.pond).startsWith('https://');
      return { problems: path === 'items/check' && !isRight ? wrong : [] } as Answer;
    },
    readFields: async () => ({ ...(await fake.api.readFields()), characters: character }),
    changeItems: async (_: string, request: ItemRequest) => {
      made.push(request);
      if (refused.length > 0) return { outcome: 'kept' as const, problems: refused };
      return { outcome: 'saved' as const, revision: 2 };
    },
  };
  const store = createStudioStore(api, sessionStorage);
  store.open();
  const nobody = () => undefined;
  function Opened() {
    return useSnapshot().opening === 'open' ? <NewItemPanel collection="characters" /> : null;
  }
  await render(
    <StudioContext value={store}>
      <NavigationContext value={{ view: { at: 'page' }, page: undefined, go: nobody, openPage: nobody, show: nobody }}>
        <Opened />
      </NavigationContext>
    </StudioContext>,
  );
  return made;
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const entry = (name: string) => page.getByRole('textbox', { name, exact: true });

for (const way of ['button', 'Enter', 'leading on'] as const) {
  test(`a picture that is added in the last step by ${way} is in the character, and the window stays`, async () => {
    const made = await open();
    await entry('Name').fill('Mira');
    await button('Next').click();
    await button('Add a picture').click();
    await expect.element(entry('What does it show?')).toHaveAccessibleDescription('(needed)');
    await entry('What does it show?').fill('Mira with a kite');
    await entry('Address').fill('https://pond.example/');
    if (way === 'Enter') await userEvent.keyboard('{Enter}');
    else if (way === 'button') await button('Add it').click();
    if (way !== 'leading on') await expect.element(button('Add it')).not.toBeInTheDocument();
    // One button leads on, not two.
    await button('Put them in the gallery').click();
    await expect
      .poll(() => made[0]?.data)
      .toEqual({ name: 'Mira', images: [{ address: 'https://pond.example/', alt: 'Mira with a kite' }] });
  });
}

const noAddress: SiteProblem = {
  ...{ file: 'characters/mira/character.yaml', line: 2, path: ['pond'] },
  ...{ sentence: 'must be a web address, or empty', repair: 'https://pond.example' },
};

test('a step tells what is wrong with its own fields before it leads on, with the repair', async () => {
  await open([noAddress, { ...noAddress, path: ['images'], sentence: 'is of a later step' }]);
  await entry('Name').fill('Mira');
  await entry('Pond').fill('pond.example');
  await button('Next').click();
  await expect.element(page.getByText('Must be a web address, or empty.')).toBeVisible();
  await expect.element(entry('Pond')).toHaveFocus();
  expect(page.getByText(/is of a later step/i).elements()).toEqual([]);
  await button('Make it https://pond.example').click();
  await expect.element(entry('Pond')).toHaveValue('https://pond.example');
  await button('Next').click();
  await expect.element(button('Add a picture')).toBeVisible();
});

test('what the last step refuses leads back to its field', async () => {
  await open([], [noAddress]);
  await entry('Name').fill('Mira');
  await button('Next').click();
  await button('Put them in the gallery').click();
  await expect.element(entry('Pond')).toHaveFocus();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Pond: Must be a web address, or empty.');
});

test('one writes at once when it opens, and Enter in a line is Next', async () => {
  await open();
  await expect.element(entry('Name')).toHaveFocus();
  await userEvent.keyboard('Mira{Enter}');
  await expect.element(button('Add a picture')).toBeVisible();
  await button('Back').click();
  await expect.element(entry('Name')).toHaveValue('Mira');
});

test('what was begun and lacks something is asked for before the next step', async () => {
  const made = await open();
  await entry('Name').fill('Mira');
  await button('Next').click();
  await button('Add a picture').click();
  await entry('What does it show?').fill('Mira with a kite');
  await button('Put them in the gallery').click();
  await expect.element(entry('Address')).toHaveFocus();
  expect(made).toEqual([]);
});

test('each step begins at its top, with the focus on its heading; what is missing has it otherwise', async () => {
  await open();
  await button('Next').click();
  await expect.element(entry('Name')).toHaveFocus();
  await entry('Name').fill('Mira');
  const body = document.querySelector<HTMLElement>('[data-scrolls]') as HTMLElement;
  body.style.maxHeight = '60px';
  body.scrollTo({ top: 500 });
  expect(body.scrollTop).toBeGreaterThan(0);
  await button('Next').click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(body.scrollTop).toBe(0);
});
