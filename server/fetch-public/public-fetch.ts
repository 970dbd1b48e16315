import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { createCheckedLookup } from './checked-lookup.ts';
import { FetchFailure } from './fetch-failure.ts';
import { isPublicAddress } from './public-address.ts';

type Fetched = {
  body: Buffer;
  /** After redirects. */
  url: URL;
};
type Wish = { maxBytes: number; accept: string };
/** Rejects with a `FetchFailure`. */
export type Get = (address: string, wish: Wish) => Promise<Fetched>;

export type PublicFetch = {
  /**
   * Runs work that fetches. All of it together has ten seconds, and only one is run at a time. Rejects with a
   * `FetchFailure`.
   */
  run: <T>(work: (get: Get) => Promise<T>) => Promise<T>;
};

type Rules = {
  isAllowedAddress?: (address: string) => boolean;
  /** As in a URL: empty for the scheme's own. */
  isAllowedPort?: (port: string) => boolean;
  deadlineMs?: number;
};

const maxRedirects = 3;
const headers = { 'user-agent': 'Bonbon (fetches once, for the owner of a site)', 'accept-encoding': 'identity' };

/**
 * Fetches addresses that strangers wrote, from the public internet only: every redirect is checked again, and a connection
 * goes to the very address that was checked. No cookies, no credentials.
 */
export function createPublicFetch({
  isAllowedAddress = isPublicAddress,
  isAllowedPort = (port) => port === '' || port === '80' || port === '443',
  deadlineMs = 10_000,
}: Rules = {}): PublicFetch {
  const lookup = createCheckedLookup(isAllowedAddress);
  let isBusy = false;

  function readAddress(text: string, base?: URL): URL {
    const url = URL.parse(text, base);
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
      throw new FetchFailure('address');
    }
    if (!isAllowedPort(url.port)) throw new FetchFailure('address');
    // Node looks up names only.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isAllowedAddress(host)) throw new FetchFailure('private');
    return url;
  }

  function send(url: URL, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      request(url, { agent: false, lookup, signal, headers: { ...headers, accept } }, resolve)
        .on('error', reject)
        .end();
    });
  }

  async function get(address: string, { maxBytes, accept }: Wish, signal: AbortSignal): Promise<Fetched> {
    let url = readAddress(address);
    for (let redirects = 0; ; redirects += 1) {
      const answer = await send(url, accept, signal);
      const { statusCode = 0 } = answer;
      const { location } = answer.headers;
      if (statusCode >= 200 && statusCode < 300) return { url, body: await readBody(answer, maxBytes) };
      answer.destroy();
      if (statusCode < 300 || statusCode >= 400 || location === undefined) throw new FetchFailure('status');
      if (redirects === maxRedirects) throw new FetchFailure('redirects');
      url = readAddress(location, url);
    }
  }

  return {
    async run(work) {
      if (isBusy) throw new FetchFailure('busy');
      isBusy = true;
      const signal = AbortSignal.timeout(deadlineMs);
      try {
        return await work((address, wish) =>
          get(address, wish, signal).catch((cause) => {
            if (signal.aborted) throw new FetchFailure('late');
            throw cause instanceof FetchFailure ? cause : new FetchFailure('unreachable');
          }),
        );
      } finally {
        isBusy = false;
      }
    },
  };
}

/** Counts what comes out of a decoder, so that a small answer cannot grow in memory. */
async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of decode(answer)) {
      length += chunk.length;
      if (length > maxBytes) throw new FetchFailure('too-large');
      chunks.push(chunk);
    }
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks);
}

const decoders: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Some servers compress whatever they are asked for. */
function decode(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity') return answer;
  const decoder = Object.hasOwn(decoders, encoding) && decoders[encoding]?.();
  if (!decoder) throw new FetchFailure('encoding');
  // Its errors are those of the decoder, which is read.
  return pipeline(answer, decoder, () => {});
}
