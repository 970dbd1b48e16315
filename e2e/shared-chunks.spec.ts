import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testSite } from '../scripts/test-site.ts';
import { clickPlay, expectMusicToGoOn, recordAudio } from './audio-fixture.ts';
import {
  findConnect,
  loggedChunkError,
  loseUntilFullLoad,
  openConnect,
  openConnectWithoutPrefetch,
  readMessage,
  saveData,
  sharedChunk,
  watchFullLoads,
} from './chunk-fixture.ts';
import { expect, failedToLoad, test } from './page-fixture.ts';

test.beforeEach(({ page }) => saveData(page));

test('a missing chunk that two pages share causes the one full load, too', async ({ page, allowProblem }) => {
  allowProblem(failedToLoad('404 (Not Found)', sharedChunk));
  await loseUntilFullLoad(page, sharedChunk);
  const loads = watchFullLoads(page);
  await openConnect(page);
  await expect(findConnect(page)).toBeVisible();
  await expect.poll(() => loads).toEqual(['/connect']);
});

test('a shared chunk that fails once is loaded on the second try, and the music goes on', async ({
  page,
  allowProblem,
}) => {
  allowProblem(failedToLoad('net::ERR_CONNECTION_RESET', sharedChunk));
  let breaks = 0;
  await page.route(sharedChunk, (route) => (breaks++ === 0 ? route.abort('connectionreset') : route.continue()));
  await recordAudio(page);
  await clickPlay(page);
  await expectMusicToGoOn(page);
  const loads = watchFullLoads(page);
  await openConnectWithoutPrefetch(page);
  await expect(findConnect(page)).toBeVisible();
  await expectMusicToGoOn(page);
  expect(breaks).toBeGreaterThan(1);
  expect(loads).toEqual([]);
});

test('a shared chunk that the server fails to send shows the error page, and Try again loads it', async ({
  page,
  allowProblem,
}) => {
  allowProblem(failedToLoad('500 (Internal Server Error)', sharedChunk));
  allowProblem(loggedChunkError('error'));
  await page.route(sharedChunk, (route) => route.fulfill({ status: 500, body: 'oh' }));
  await page.goto('/');
  const loads = watchFullLoads(page);
  await openConnect(page);
  expect(await readMessage(page)).toMatch(/^Loading chunk \{n\} failed\.\n\(error: http\S+\/pictured-text-\S+\.js\)$/);
  await page.unroute(sharedChunk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findConnect(page)).toBeVisible();
  expect(loads).toEqual([]);
});

test('if the browser has cached the failure of a chunk that is there again, Try again reloads the document', async ({
  page,
  allowProblem,
}) => {
  allowProblem(failedToLoad('net::ERR_CONNECTION_RESET', sharedChunk));
  allowProblem(loggedChunkError('error'));
  await page.route(sharedChunk, (route) =>
    route.request().resourceType() === 'script' ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto('/');
  const loads = watchFullLoads(page);
  await openConnectWithoutPrefetch(page);
  expect(await readMessage(page)).toBe('Loading chunk {n} failed.\n(error: URL)');
  expect(loads).toEqual([]);
  await page.unroute(sharedChunk);
  await page.route(sharedChunk, (route) =>
    loads.length === 0 && route.request().resourceType() === 'script'
      ? route.abort('connectionreset')
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findConnect(page)).toBeVisible();
  expect(loads).toEqual(['/connect']);
});

test('no chunks import each other in a circle: which of them runs first would depend on who asks', () => {
  const folder = join(testSite.dist, 'site/assets');
  const imports = new Map(
    globSync('*.js', { cwd: folder }).map((file) => [
      file,
      [...readFileSync(join(folder, file), 'utf8').matchAll(/\b(?:from|import)\s*["'\x60]\.\/([^"'\x60]+)/g)].map(
        ([, imported = '']) => imported,
      ),
    ]),
  );
  const findCircle = (path: string[]): string[] | undefined => {
    for (const imported of imports.get(path.at(-1) ?? '') ?? []) {
      if (path.includes(imported)) return [...path.slice(path.indexOf(imported)), imported];
      const circle = findCircle([...path, imported]);
      if (circle) return circle;
    }
    return undefined;
  };
  expect(imports.size).toBeGreaterThan(20);
  for (const file of imports.keys()) expect(findCircle([file])).toBeUndefined();
});
