import { expect, test } from 'vitest';
import { FetchFailure } from '#server/fetch-public/fetch-failure.ts';
import type { PublicFetch } from '#server/fetch-public/public-fetch.ts';
import type { PictureAnswer } from '#studio/protocol/media.ts';
import { openMedia } from './media-fixture.ts';
import { toSharp } from './picture/picture-fixture.ts';

const serving = (answer: () => Promise<Buffer>): PublicFetch => ({
  run: (work) => work(async (address) => ({ body: await answer(), url: new URL(address) })),
});
const button = {
  file: 'buttons.yaml',
  path: ['friends', 'sites', 0, 'image'],
  address: 'https://www.pond.example/88x31.png',
};
const askForButton = async (publicFetch: PublicFetch) => {
  const { app, content } = await openMedia({}, publicFetch);
  const response = await app.request('/button', { method: 'POST', body: JSON.stringify(button) });
  return { answer: (await response.json()) as PictureAnswer, content };
};

test("a friend's button is fetched from the address that the owner gave", async () => {
  const raw = Buffer.alloc(88 * 31 * 4, 255).fill(30, 0, 4000);
  const bytes = await toSharp({ width: 88, height: 31, raw }).png().toBuffer();
  const { answer } = await askForButton(serving(async () => bytes));
  expect(answer).toMatchObject({
    outcome: 'made',
    value: 'images/buttons/pond-2.png',
    picture: { width: 88, height: 31 },
  });
});

test('what cannot be fetched is said', async () => {
  const { answer } = await askForButton({
    run: () => Promise.reject(new FetchFailure('private')),
  });
  expect(answer).toEqual({
    outcome: 'refused',
    reason: 'fetch',
    sentence: 'The address leads to a private network. Only what is on the public internet is fetched.',
  });
  expect((await askForButton(serving(async () => Buffer.from('<p>')))).answer).toMatchObject({ outcome: 'refused' });
});
