import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import type { Music } from '#site/frame/music-player/playlist/music-state.ts';
import { LatePopover, type PopoverModule } from './late-popover.tsx';

const opener = page.getByRole('button', { name: 'Open' });
const popover = page.getByRole('group', { name: 'Large player' });
const tryAgain = popover.getByRole('button', { name: 'Try again' });
const loadedModule: PopoverModule = { Content: () => <p>It is here</p>, className: undefined };

async function renderPopover(results: ('fails' | 'works')[]) {
  const load = async () => {
    if (results.shift() === 'fails') throw new Error('gone');
    return loadedModule;
  };
  await render(
    <>
      <button type="button" popoverTarget="large">
        Open
      </button>
      <LatePopover id="large" label="Large player" load={load} music={{} as Music} control={() => {}} tracks={[]} />
    </>,
  );
}

test('a player whose script cannot be loaded says so, and trying again shows it', async () => {
  await renderPopover(['fails', 'works']);
  await opener.click();
  await expect.element(popover.getByRole('alert')).toMatchTextContent(/a part of it could not be loaded/);
  await tryAgain.click();
  await expect.element(popover.getByText('It is here')).toBeVisible();
  expect(popover.getByRole('alert').elements()).toEqual([]);
});

test('opened again, it is loaded again', async () => {
  await renderPopover(['fails', 'works']);
  await opener.click();
  await expect.element(tryAgain).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(popover).not.toBeInTheDocument();
  await opener.click();
  await expect.element(popover.getByText('It is here')).toBeVisible();
});
