import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createFakeApi } from '#studio/app/fake-studio-api.ts';
import { createStudioStore } from '#studio/app/state/studio-store.ts';
import { StudioContext } from '#studio/app/state/use-studio.ts';
import { TilesToast } from './tiles-toast.tsx';
import { shownFor } from './toast.tsx';
import type { Tiles } from './use-tiles.ts';
import '../styles/studio.css';

afterEach(async () => {
  vi.useRealTimers();
  await cleanup();
});

async function open(state: Tiles['state']) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const leave = vi.fn();
  const nobody = async () => undefined;
  await render(
    <StudioContext value={createStudioStore(createFakeApi().api, sessionStorage)}>
      <TilesToast state={state} put={nobody} keep={nobody} leave={leave} />
    </StudioContext>,
  );
  return leave;
}

test('that tiles were kept is said for a while', async () => {
  const leave = await open('kept');
  expect(page.getByRole('button', { name: 'Undo' }).elements()).toHaveLength(1);
  vi.advanceTimersByTime(shownFor - 1);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
});

test('a question about tiles stays until it is answered', async () => {
  const leave = await open('waits');
  vi.advanceTimersByTime(10 * shownFor);
  expect(leave).not.toHaveBeenCalled();
});
