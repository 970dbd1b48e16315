import { openAsBlob } from 'node:fs';
import { z } from 'zod';
import { inBatches } from '../batches.ts';
import type { Connect, ConnectOptions, FileConnection, HostedFile, LocalFile, OnSent } from '../connection.ts';
import { parseJson, quoteHost, readShape } from '../host-answer.ts';
import { readLive, requestHost } from '../host-request.ts';
import { hostedManifest } from '../manifest.ts';
import { PublishError } from '../publish-error.ts';
import { withRetries } from '../retries.ts';

const host = 'Neocities';
const api = 'https://neocities.org/';

/** Its server takes at most 128 files in one request, which is Rack's limit, and answers with "500" beyond that. */
const maxFiles = 50;
/** Of one request, in bytes: a broken one is begun again from its start. */
const maxBytes = 20_000_000;

const answerShape = z.object({
  result: z.string().optional(),
  error_type: z.string().optional(),
  message: z.string().optional(),
  files: z.unknown().optional(),
  info: z.unknown().optional(),
});
type Answer = z.infer<typeof answerShape>;
const infoShape = z.object({ sitename: z.string().regex(/^[\w-]+$/), domain: z.string().nullish() });
const filesShape = z.array(
  z.object({
    path: z.string(),
    size: z.number().optional(),
    sha1_hash: z.string().optional(),
    is_directory: z.boolean().optional(),
  }),
);

/** For free sites and those of supporters; what a free site may not have is found before anything is sent. */
export const connectNeocities: Connect = async (options): Promise<FileConnection> => {
  const ask = makeAsk(options);
  const { info } = await ask('GET', 'api/info');
  const { sitename, domain } = readShape(host, infoShape, info);
  const { name } = options.settings;
  if (name !== undefined && sitename.toLowerCase() !== name.toLowerCase()) {
    throw new PublishError('settings', `This key is of the site ${sitename}, and site.yaml names ${name}.`);
  }
  const address = `https://${domain ?? `${sitename}.neocities.org`}/`;

  async function send(files: readonly LocalFile[], onSent: OnSent) {
    for (const batch of inBatches(files, { maxFiles, maxBytes })) {
      await ask('POST', 'api/upload', async () => {
        const form = new FormData();
        for (const { path, source } of batch) form.append(path, await openAsBlob(source), path.split('/').at(-1));
        return form;
      });
      for (const file of batch) await onSent(file);
    }
  }

  return {
    kind: 'files',
    address,
    list: async () => readList((await ask('GET', 'api/list')).files),
    send,
    async remove(paths) {
      // It refuses all of them if one is not there, and never removes this one.
      const there = new Set(readList((await ask('GET', 'api/list')).files).map(({ path }) => path));
      const removable = paths.filter((path) => there.has(path) && path !== 'index.html');
      for (let start = 0; start < removable.length; start += 100) {
        const names = removable.slice(start, start + 100).map((path) => ['filenames[]', path]);
        await ask('POST', 'api/delete', async () => new URLSearchParams(names));
      }
    },
    manifest: {
      read: () => readLive(new URL(hostedManifest, options.siteAddress), options.signal),
      async write(text) {
        await ask('POST', 'api/upload', async () => {
          const form = new FormData();
          form.append(hostedManifest, new Blob([text], { type: 'application/json' }), hostedManifest);
          return form;
        });
      },
    },
    close: async () => {},
  };
};

type Body = FormData | URLSearchParams;

function makeAsk(options: ConnectOptions) {
  const { key, signal, apiAddress = api } = options;
  if (key === undefined) throw new PublishError('key', 'Neocities needs a key.');
  const headers = { authorization: `Bearer ${key}` };
  return (method: string, path: string, writeBody?: () => Promise<Body>): Promise<Answer> =>
    withRetries(async () => {
      const body = await writeBody?.();
      const init = { method, headers, ...(body && { body }) };
      return readAnswer(await requestHost({ host, url: new URL(path, apiAddress), init, signal }), key);
    }, options);
}

async function readAnswer(response: Response, key: string): Promise<Answer> {
  const json = parseJson(await response.text());
  const answer: Answer = response.ok ? readShape(host, answerShape, json) : (answerShape.safeParse(json).data ?? {});
  if (response.ok && answer.result === 'success') return answer;
  const { error_type: type } = answer;
  const message = quoteHost(answer.message ?? `answer ${response.status}`, key);
  if (type === 'invalid_auth' || response.status === 401 || response.status === 403) {
    throw new PublishError('key', 'Neocities does not accept this key.');
  }
  if (type === 'too_large' || type === 'too_many_files') throw new PublishError('full', `Neocities: ${message}.`);
  throw new PublishError('refused', `Neocities refuses this: ${message}.`);
}

function readList(files: unknown): HostedFile[] {
  return readShape(host, filesShape, files)
    .filter(({ path, is_directory: isFolder }) => !isFolder && path !== hostedManifest)
    .map(({ path, size, sha1_hash: sha1 }) => ({
      path,
      ...(size !== undefined && { bytes: size }),
      ...(sha1 !== undefined && { sha1 }),
    }));
}
