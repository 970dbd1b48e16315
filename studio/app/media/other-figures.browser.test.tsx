import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createFakeApi } from '#studio/app/fake-studio-api.ts';
import { NavigationContext } from '#studio/app/shell/navigation.ts';
import { createStudioStore } from '#studio/app/state/studio-store.ts';
import { StudioContext, useSnapshot } from '#studio/app/state/use-studio.ts';
import type { Field } from '#studio/protocol/field.ts';
import { OtherFigures } from './other-figures.tsx';
import '../styles/studio.css';

afterEach(cleanup);

const face: Field = { kind: 'picture', endings: ['png'], isOptional: false, isUsual: false, showsFigure: 'own' };

test('other faces are told of once this one was changed; before, there is only the button', async () => {
  const fake = createFakeApi();
  const field = { kind: 'group', isOptional: false, isUsual: false, keys: [{ key: 'face', field: face }] };
  const fields = { ...(await fake.api.readFields()), galleryPage: field } as Awaited<
    ReturnType<typeof fake.api.readFields>
  >;
  fake.edit(({ files }) => {
    for (const file of files) if (file.name === 'galleryPage') file.data = { face: 'old.png' };
  });
  const store = createStudioStore({ ...fake.api, readFields: async () => fields }, sessionStorage);
  store.open();
  const nobody = () => undefined;
  const navigation = { view: { at: 'page' as const }, page: undefined, go: nobody, openPage: nobody, show: nobody };
  function Opened({ value }: { value: string }) {
    return useSnapshot().opening === 'open' ? <OtherFigures value={value} /> : null;
  }
  const draw = (value: string) => (
    <StudioContext value={store}>
      <NavigationContext value={navigation}>
        <Opened value={value} />
      </NavigationContext>
    </StudioContext>
  );
  const { rerender } = await render(draw('first.png'));
  await expect.element(page.getByRole('button', { name: 'Use this one on every page' })).toBeVisible();
  expect(page.getByText(/still shows/).elements()).toEqual([]);
  await rerender(draw('me.png'));
  await expect.element(page.getByText(/^Another face still shows in 1 place/)).toBeVisible();
});
