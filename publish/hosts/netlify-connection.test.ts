import { expect, test } from 'vitest';
import { startFakeNetlify } from './fake-netlify.ts';
import { connectNetlify } from './netlify-connection.ts';
import { exampleSite, makePublisher, without } from './publication-fixture.ts';

const key = 'nfp_a-secret-of-the-owner';
const settings = { host: 'netlify' as const, project: 'bonbon' };

test('the first publication sends everything, the second nothing, a changed text one file', async () => {
  await using netlify = await startFakeNetlify({ key, name: 'bonbon' });
  using publisher = makePublisher({ settings, connect: connectNetlify, key, apiAddress: netlify.address });
  expect((await publisher.publish(exampleSite)).sent).toEqual(Object.keys(exampleSite).toSorted());
  expect(netlify.live()).toEqual(exampleSite);

  using elsewhere = makePublisher({ settings, connect: connectNetlify, key, apiAddress: netlify.address });
  const second = await elsewhere.publish(exampleSite);
  expect([second.sent, second.plan.unchanged, netlify.deployments.length]).toEqual([[], 7, 1]);

  const rest = without(exampleSite, '404.html');
  const next = { ...rest, 'index.html': 'new', 'copy.html': exampleSite['about me/index.html'] ?? '' };
  expect((await elsewhere.publish(next)).sent).toEqual(['index.html']);
  expect(netlify.live()).toEqual(next);
});

test('a site of many files is compared by Netlify after its answer', async () => {
  await using netlify = await startFakeNetlify({ key, name: 'bonbon' });
  using publisher = makePublisher({ settings, connect: connectNetlify, key, apiAddress: netlify.address });
  const many = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`${index}.html`, `page ${index}`]));
  expect((await publisher.publish(many)).sent).toHaveLength(120);
  expect(netlify.live()).toEqual(many);
});

test('a publication that was stopped changes nothing, and goes on where it was', async () => {
  await using netlify = await startFakeNetlify({ key, name: 'bonbon' });
  using publisher = makePublisher({ settings, connect: connectNetlify, key, apiAddress: netlify.address });
  await expect(publisher.publish(exampleSite, 3)).rejects.toThrow('stopped');
  expect(netlify.live()).toEqual({});
  expect((await publisher.publish(exampleSite)).sent).toHaveLength(4);
  expect(netlify.live()).toEqual(exampleSite);
});

test('what Netlify refuses is told in a sentence without the token', async () => {
  await using netlify = await startFakeNetlify({ key, name: 'bonbon' });
  const publishWith = async (change: { key?: string; project?: string }) => {
    using publisher = makePublisher({
      settings: { ...settings, project: change.project ?? 'bonbon' },
      connect: connectNetlify,
      key: change.key ?? key,
      apiAddress: netlify.address,
    });
    return await publisher.publish(exampleSite).catch((error: unknown) => error);
  };
  const wrongKey = await publishWith({ key: 'nfp_wrong-token' });
  expect(wrongKey).toMatchObject({ reason: 'key', message: 'Netlify does not accept this token.' });
  expect(String(wrongKey) + JSON.stringify(wrongKey)).not.toContain('nfp_wrong-token');
  expect(await publishWith({ project: 'mochi' })).toMatchObject({
    reason: 'settings',
    message: 'Netlify knows no site mochi of yours.',
  });

  netlify.refusals.push({ status: 403, json: { code: 403, message: 'Forbidden' } });
  expect(await publishWith({})).toMatchObject({ reason: 'key' });
  netlify.refusals.push({ status: 422, json: { code: 422, message: 'Account credit usage exceeded' } });
  expect(await publishWith({})).toMatchObject({
    reason: 'refused',
    message: 'Netlify refuses this: Account credit usage exceeded.',
  });
});

test('Netlify may ask for a pause', async () => {
  await using netlify = await startFakeNetlify({ key, name: 'bonbon' });
  using publisher = makePublisher({ settings, connect: connectNetlify, key, apiAddress: netlify.address });
  netlify.refusals.push({ status: 429, json: {}, headers: { 'retry-after': '30' } }, { status: 502, json: {} });
  await publisher.publish(exampleSite);
  expect(publisher.said[0]).toContain('Trying again in 30 s.');
  expect(netlify.live()).toEqual(exampleSite);
});
