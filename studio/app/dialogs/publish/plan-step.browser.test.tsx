import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createFakeApi } from '#studio/app/fake-studio-api.ts';
import { createStudioStore } from '#studio/app/state/studio-store.ts';
import { StudioContext, useSnapshot } from '#studio/app/state/use-studio.ts';
import { DoneStep } from './done-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { plan } from './publish-dialog-fixture.tsx';

afterEach(cleanup);

const nobody = () => undefined;

async function openPlan(address?: string) {
  const fake = createFakeApi();
  fake.edit((site) => {
    site.warnings = [{ file: 'site.yaml', line: 2, path: ['address'], sentence: 'is only a sample address' }];
  });
  const store = createStudioStore(fake.api, sessionStorage);
  store.open();
  const { address: _, ...rest } = plan;
  const shown = { ...rest, ...(address !== undefined && { address }) } as Parameters<typeof PlanStep>[0]['plan'];
  function Opened() {
    return useSnapshot().opening === 'open' ? <PlanStep plan={shown} onPublish={nobody} onClose={nobody} /> : null;
  }
  await render(
    <StudioContext value={store}>
      <Opened />
    </StudioContext>,
  );
  await expect.element(page.getByRole('heading', { name: '1 file to send' })).toBeVisible();
}

const sample = page.getByText(/^https:\/\/bonbon\.example\/ is only a sample address/);

test('an address that is still the sample is told before publishing', async () => {
  await openPlan();
  await expect.element(sample).toBeVisible();
});

test('where the host gives an address, the sample does no harm', async () => {
  await openPlan('https://bonbon.neocities.org/');
  expect(sample.elements()).toEqual([]);
});

test('a second is one second', async () => {
  const published = { outcome: 'published', folder: '/site', count: 796, seconds: 0.6, time: 0 } as const;
  await render(
    <StudioContext value={createStudioStore(createFakeApi().api, sessionStorage)}>
      <DoneStep published={published} onClose={nobody} />
    </StudioContext>,
  );
  await expect.element(page.getByText('796 files sent in 1 second.')).toBeVisible();
});
