import { expectMusicToGoOn, pressPlay, recordAudio } from './audio-fixture.ts';
import {
  caught,
  findAboutMe,
  openAboutMe,
  readMessage,
  returnToAboutMe,
  sharedChunk,
  watchFullLoads,
} from './chunk-fixture.ts';
import { expect, failedToLoad, test } from './page-fixture.ts';

test('a file that two pages share and that is gone causes the one full load, too', async ({ page, allowProblem }) => {
  allowProblem(failedToLoad('404 (Not Found)', sharedChunk));
  let isGone = true;
  await page.route(sharedChunk, (route) => (isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()));
  await page.goto('/');
  const loads = watchFullLoads(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await openAboutMe(page);
  await expect(findAboutMe(page)).toBeVisible();
  await expect.poll(() => loads).toEqual(['/aboutme']);
});

test('a file that two pages share and that breaks once comes at the second try, and the music goes on', async ({
  page,
  allowProblem,
}) => {
  allowProblem(failedToLoad('net::ERR_CONNECTION_RESET', sharedChunk));
  let breaks = 0;
  await page.route(sharedChunk, (route) => (breaks++ === 0 ? route.abort('connectionreset') : route.continue()));
  await recordAudio(page);
  await pressPlay(page);
  await expectMusicToGoOn(page);
  const loads = watchFullLoads(page);
  await returnToAboutMe(page);
  await expect(findAboutMe(page)).toBeVisible();
  await expectMusicToGoOn(page);
  expect(breaks).toBeGreaterThan(1);
  expect(loads).toEqual([]);
});

test('a shared file that the server fails to send is an error in place, and Try again brings it', async ({
  page,
  allowProblem,
}) => {
  allowProblem(failedToLoad('500 (Internal Server Error)', sharedChunk));
  allowProblem(caught('error'));
  await page.route(sharedChunk, (route) => route.fulfill({ status: 500, body: 'oh' }));
  await page.goto('/');
  const loads = watchFullLoads(page);
  await openAboutMe(page);
  expect(await readMessage(page)).toMatch(/^Loading chunk \{n\} failed\.\n\(error: http\S+\/page-icons-\S+\.js\)$/);
  await page.unroute(sharedChunk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findAboutMe(page)).toBeVisible();
  expect(loads).toEqual([]);
});

test('a browser that keeps a failed file although it is there gets a new document from Try again', async ({
  page,
  allowProblem,
}) => {
  allowProblem(failedToLoad('net::ERR_CONNECTION_RESET', sharedChunk));
  allowProblem(caught('error'));
  await page.route(sharedChunk, (route) =>
    route.request().resourceType() === 'script' ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto('/');
  const loads = watchFullLoads(page);
  await returnToAboutMe(page);
  expect(await readMessage(page)).toBe('Loading chunk {n} failed.\n(error: URL)');
  expect(loads).toEqual([]);
  await page.unroute(sharedChunk);
  await page.route(sharedChunk, (route) =>
    loads.length === 0 && route.request().resourceType() === 'script'
      ? route.abort('connectionreset')
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findAboutMe(page)).toBeVisible();
  expect(loads).toEqual(['/aboutme']);
});
