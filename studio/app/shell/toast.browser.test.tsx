import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createFakeApi } from '#studio/app/fake-studio-api.ts';
import { createStudioStore } from '#studio/app/state/studio-store.ts';
import { StudioContext } from '#studio/app/state/use-studio.ts';
import type { Source } from '#studio/protocol/preview.ts';
import { NavigationContext } from './navigation.ts';
import { Toast } from './toast.tsx';
import '../styles/studio.css';

afterEach(cleanup);

test('what stands in the way of a change is shown, if it can be', async () => {
  const fake = createFakeApi();
  const place = { file: 'home.yaml', path: ['quickIntro', 'text'] };
  const store = createStudioStore(fake.api, sessionStorage);
  const shown: Source[] = [];
  const nobody = () => undefined;
  const navigation = { view: { at: 'page' as const }, page: undefined, go: nobody, openPage: nobody };
  await render(
    <StudioContext value={store}>
      <NavigationContext value={{ ...navigation, show: (source) => shown.push(source) }}>
        <Toast />
      </NavigationContext>
    </StudioContext>,
  );
  await store.act(async () => ({ outcome: 'refused', reason: 'linked', sentence: 'Words lead there.', place }));
  await page.getByRole('button', { name: 'Show me' }).click();
  expect(shown).toEqual([place]);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  // A later one has nothing to show.
  store.tell('The disk is full.');
  await expect.element(page.getByText('The disk is full.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show me' })).not.toBeInTheDocument();
});
