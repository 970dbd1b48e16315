import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connectCloudflare, hashAsset } from './cloudflare-connection.ts';
import { startFakeCloudflare } from './fake-cloudflare.ts';
import { exampleSite, makePublisher, without } from './publication-fixture.ts';

const key = 'cf_a-secret-of-the-owner';
const account = '0123456789abcdef0123456789abcdef';
const settings = { host: 'cloudflare' as const, project: 'bonbon', account };
const site = { ...exampleSite, _headers: '/*\n  x-frame-options: SAMEORIGIN\n' };

test('the first publication sends everything, the second nothing, a changed text one file', async () => {
  await using cloudflare = await startFakeCloudflare({ key, account, project: 'bonbon' });
  const apiAddress = cloudflare.address;
  using publisher = makePublisher({ settings, connect: connectCloudflare, key, apiAddress });
  expect((await publisher.publish(site)).sent).toEqual(Object.keys(site).toSorted());
  expect(cloudflare.live()).toEqual(site);
  expect((await publisher.publish(site)).plan.bytes).toBe(0);

  // Another computer does not know what was sent, but Cloudflare does.
  using elsewhere = makePublisher({ settings, connect: connectCloudflare, key, apiAddress });
  const rest = without(site, '404.html');
  const next = { ...rest, 'index.html': 'new' };
  cloudflare.uploads.length = 0;
  expect((await elsewhere.publish(next)).sent).toEqual(['_headers', 'index.html']);
  expect(cloudflare.uploads).toHaveLength(1);
  expect(cloudflare.live()).toEqual(next);
});

test("a file has the name that Cloudflare's own tool gives it", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-hash-'));
  const source = join(folder, 'index.html');
  writeFileSync(source, '<h1>Bonbon</h1>\n');
  // Of "PGgxPkJvbmJvbjwvaDE+Cg==html", by the b3sum of the BLAKE3 project.
  expect(await hashAsset({ source, path: 'index.html' })).toBe('87ae811d881a3ee047512d2ad1226e7c');
  rmSync(folder, { recursive: true });
});

test('a publication that was stopped changes nothing, and goes on where it was', async () => {
  await using cloudflare = await startFakeCloudflare({ key, account, project: 'bonbon' });
  using publisher = makePublisher({ settings, connect: connectCloudflare, key, apiAddress: cloudflare.address });
  await expect(publisher.publish(site, 1)).rejects.toThrow('stopped');
  expect(cloudflare.live()).toEqual({});
  cloudflare.uploads.length = 0;
  await publisher.publish(site);
  expect([cloudflare.live(), cloudflare.uploads]).toEqual([site, []]);
});

test('the key for uploads is renewed when it is too old', async () => {
  await using cloudflare = await startFakeCloudflare({ key, account, project: 'bonbon' });
  using publisher = makePublisher({ settings, connect: connectCloudflare, key, apiAddress: cloudflare.address });
  cloudflare.expireToken();
  await publisher.publish(site);
  expect(cloudflare.live()).toEqual(site);
});

test('what Cloudflare refuses is told in a sentence without the token', async () => {
  await using cloudflare = await startFakeCloudflare({ key, account, project: 'bonbon' });
  const publishWith = async (change: { key?: string; project?: string }) => {
    using publisher = makePublisher({
      settings: { ...settings, project: change.project ?? 'bonbon' },
      connect: connectCloudflare,
      key: change.key ?? key,
      apiAddress: cloudflare.address,
    });
    return await publisher.publish(site).catch((error: unknown) => error);
  };
  const wrongKey = await publishWith({ key: 'cf_wrong-token' });
  expect(wrongKey).toMatchObject({ reason: 'key' });
  expect(String(wrongKey) + JSON.stringify(wrongKey)).not.toContain('cf_wrong-token');
  expect(await publishWith({ project: 'mochi' })).toMatchObject({
    reason: 'settings',
    message: 'Cloudflare Pages has no project mochi in this account.',
  });
  cloudflare.refusals.push({
    status: 400,
    json: { success: false, errors: [{ code: 8000000, message: 'An unknown error' }] },
  });
  expect(await publishWith({})).toMatchObject({
    reason: 'refused',
    message: 'Cloudflare refuses this: An unknown error.',
  });
});
