import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createFakeApi } from '#studio/app/fake-studio-api.ts';
import { createStudioStore } from '#studio/app/state/studio-store.ts';
import { StudioContext } from '#studio/app/state/use-studio.ts';
import type { Failure } from '#studio/protocol/preview.ts';
import { PageFailure } from './page-failure.tsx';
import '../styles/studio.css';

afterEach(cleanup);

async function open(failures: Failure[]) {
  const store = createStudioStore(createFakeApi().api, sessionStorage);
  onTestFinished(store.open());
  await expect.poll(() => store.get().site && store.get().fields).toBeDefined();
  const onShow = vi.fn();
  await render(
    <StudioContext value={store}>
      <PageFailure failures={failures} onShow={onShow} onReload={vi.fn()} onRead={vi.fn()} />
    </StudioContext>,
  );
  return onShow;
}

test('what fails over a value leads to it', async () => {
  const source = { file: 'home.yaml', path: ['quickIntro', 'text'] };
  const onShow = await open([{ address: '/', sentence: "Invalid URL: 'htps://pond'", source }]);
  await expect.element(page.getByText('It has to do with this: Quick Intro: your words.')).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).click();
  expect(onShow).toHaveBeenCalledWith(source);
});

test('what fails in a script of the owner names the file and the line, and nothing to show', async () => {
  await open([{ address: '/', sentence: 'beep is not a function', where: 'beep.js', line: 12 }]);
  await page.getByText('What the browser says').click();
  await expect.element(page.getByText('In beep.js, line 12')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show me' })).not.toBeInTheDocument();
});
