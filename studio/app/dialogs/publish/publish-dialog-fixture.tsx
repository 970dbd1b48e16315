import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFakeApi } from '#studio/app/fake-studio-api.ts';
import { createStudioStore } from '#studio/app/state/studio-store.ts';
import { StudioContext } from '#studio/app/state/use-studio.ts';
import type { PublishChanges } from '#studio/protocol/publish.ts';
import { PublishDialog } from './publish-dialog.tsx';
import '#studio/app/styles/studio.css';

export const key = 'a-secret-key-0123456789abcdef';
const offers: PublishChanges['offers'] = [
  {
    host: 'neocities-free',
    title: 'Neocities, free',
    needs: ['You need a free account at neocities.org.'],
    settings: [{ name: 'name', example: 'bonbon' }],
    usual: [],
    key: { title: 'API key', where: 'On neocities.org, choose Settings.', isOptional: false },
  },
  {
    ...{ host: 'folder', title: 'A folder', needs: [], usual: [] },
    settings: [{ name: 'folder', example: '/var/www/bonbon' }],
  },
  {
    ...{ host: 'sftp', title: 'Web space, by SFTP', needs: [] },
    settings: [{ name: 'server', example: 'bonbon@example.com' }],
    usual: [{ name: 'port', value: '22' }],
  },
];
export const unchosen: PublishChanges = { changes: ['words in Quick Intro'], mistakes: [], offers };
export const chosen: PublishChanges = {
  ...unchosen,
  publishedAt: 1,
  choice: {
    ...{ host: 'neocities-free', title: 'Neocities, free', address: 'https://bonbon.neocities.org/', hasKey: true },
    settings: { name: 'bonbon' },
  },
};
export const plan = {
  outcome: 'plan',
  files: [
    { file: 'index.html', how: 'changed', bytes: 41_000 },
    { file: 'assets/old.js', how: 'gone', bytes: 4_000 },
  ],
  groups: [
    {
      how: 'changed',
      kind: 'page',
      names: ['home', 'About Me', 'Fray Chispa', 'OC Gallery', 'lost'],
      count: 5,
      bytes: 41_000,
    },
    { how: 'new', kind: 'song', names: ['Moon Laundromat'], count: 1, bytes: 1_400_000 },
    { how: 'new', kind: 'picture', names: [], count: 3, bytes: 318_000 },
    { how: 'gone', kind: 'inside', names: [], count: 1, bytes: 4_000 },
  ],
  address: 'https://bonbon.neocities.org/',
  ...{ bytes: 41_000, unchanged: 200, notes: ['Visits are not counted.'] },
};
export const published = {
  outcome: 'published',
  address: 'https://bonbon.neocities.org/',
  ...{ count: 2, seconds: 19, live: { fine: 14, wrong: [] }, time: 0 },
};

/** The dialog, with what the program answers to each path, one after another. */
export async function open(changes: PublishChanges, answers: Record<string, unknown[]>) {
  const { api } = createFakeApi();
  const asked: { path: string; body: unknown }[] = [];
  const onClose = vi.fn();
  api.get = async <Answer,>() => changes as Answer;
  api.post = async <Answer,>(path: string, body?: object) => {
    asked.push({ path, body });
    return (await answers[path]?.shift()) as Answer;
  };
  const store = createStudioStore(api, localStorage);
  await render(
    <StudioContext value={store}>
      <PublishDialog onClose={onClose} />
    </StudioContext>,
  );
  return { asked, onClose };
}

export const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
