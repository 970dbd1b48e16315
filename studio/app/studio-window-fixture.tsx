import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createFakeApi } from './fake-studio-api.ts';
import { Studio } from './studio.tsx';
import './styles/studio.css';

beforeEach(() => localStorage.setItem('studio-tour', 'seen'));
afterEach(cleanup);

export const saved = page.getByRole('status').filter({ hasText: 'Saved' });
export const field = (name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The studio's window with a site that is not on a disk. */
export async function openStudio(fake = createFakeApi()) {
  await render(<Studio api={fake.api} />);
  await expect.element(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  return fake;
}

export const openPart = (title: string) =>
  page
    .getByRole('complementary')
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .first()
    .click();
