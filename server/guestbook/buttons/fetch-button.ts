import { createHash } from 'node:crypto';
import { buttonHeight, buttonWidth } from '#model/button-address.ts';
import { FetchFailure } from '#server/fetch-public/fetch-failure.ts';
import type { Get } from '#server/fetch-public/public-fetch.ts';
import type { FetchedButton } from './button-store.ts';
import { findPictures } from './find-pictures.ts';
import { readPictureFacts } from './picture-facts.ts';

const maxPageBytes = 2_000_000;
const maxPictureBytes = 200_000;

/** Its message is for the owner. */
export class NoButton extends Error {
  override name = 'NoButton';
}

/** Fetches the picture at an address. Rejects with a `FetchFailure`, or a `NoButton` if it is something else. */
export async function fetchPicture(get: Get, address: string): Promise<FetchedButton> {
  const { body } = await get(address, {
    maxBytes: maxPictureBytes,
    accept: 'image/png, image/gif, image/jpeg, image/webp',
  });
  const facts = readPictureFacts(body);
  if (!facts) throw new NoButton('What is there is no PNG, GIF, JPEG or WebP picture.');
  const { type, width, height } = facts;
  if (width !== buttonWidth || height !== buttonHeight) {
    throw new NoButton(`The picture is ${width}x${height} pixels; a button has ${buttonWidth}x${buttonHeight}.`);
  }
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
  return { file: `${hash}.${type}`, type, bytes: body };
}

/** Looks through a page for its button. Rejects like `fetchPicture`. */
export async function findButton(get: Get, website: string): Promise<FetchedButton> {
  const { body, url } = await get(website, { maxBytes: maxPageBytes, accept: 'text/html' });
  for (const address of findPictures(body.toString('utf8'), url)) {
    try {
      return await fetchPicture(get, address);
    } catch (cause) {
      const isOver = cause instanceof FetchFailure && cause.reason === 'late';
      if (isOver || !(cause instanceof FetchFailure || cause instanceof NoButton)) throw cause;
    }
  }
  throw new NoButton('No picture of 88x31 was found on their page. If you know the address of one, write it below.');
}
