import { openAsBlob } from 'node:fs';
import { z } from 'zod';
import type { Connect, ConnectOptions, FileConnection, HostedFile, LocalFile } from '../connection.ts';
import { parseJson, quoteHost, readShape } from '../host-answer.ts';
import { readLive, requestHost } from '../host-request.ts';
import { hostedManifest } from '../manifest.ts';
import { PublishError } from '../publish-error.ts';
import { type Passing, passing, withRetries } from '../retries.ts';

const host = 'Nekoweb';
const api = 'https://nekoweb.org/api/';

/** The limit of one request is 100 MB. */
const partBytes = 95_000_000;
/** Of one request, for small files of one folder. */
const maxBatch = { files: 50, bytes: 20_000_000 };
/** Every site has them; the host refuses to remove them. */
const lasting = new Set(['not_found.html', 'elements.css', 'cursor.png']);

const siteShape = z.object({ username: z.string().regex(/^[\w-]+$/) });
const folderShape = z.array(z.object({ name: z.string(), dir: z.boolean() })).nullable();
const uploadShape = z.object({ id: z.string() });

/** It tells the names of its files only, so what is in them is known from what was put there. */
export const connectNekoweb: Connect = (options) => connectInParts(partBytes, options);

/** Files with more than `maxBytes` travel in parts. */
export async function connectInParts(maxBytes: number, options: ConnectOptions): Promise<FileConnection> {
  const ask = makeAsk(options);
  const askFor = async <Shape>(shape: z.ZodType<Shape>, path: string, isFine?: RegExp): Promise<Shape> =>
    readShape(host, shape, parseJson(await ask('GET', path, undefined, isFine)));
  const { username } = await askFor(siteShape, 'site/info');
  const { name, folder = '' } = options.settings;
  if (name !== undefined && username.toLowerCase() !== name.toLowerCase()) {
    throw new PublishError('settings', `This key is of the site ${username}, and site.yaml names ${name}.`);
  }
  const domain = `${username}.nekoweb.org`.toLowerCase();
  const readFolder = async (path: string) =>
    (await askFor(folderShape, `files/readfolder?pathname=${encodeURIComponent(path)}`, /exist/i)) ?? [];
  // Accounts with several sites have a folder for each.
  const ownFolder = (await readFolder('/')).find(({ name: one, dir }) => dir && one.toLowerCase() === domain);
  const inside = folder.replaceAll(/^\/+|\/+$/g, '');
  const at = (path: string) => `/${[ownFolder?.name, inside, path].filter(Boolean).join('/')}`;
  const known = new Set(['/']);

  async function list(path = ''): Promise<HostedFile[]> {
    known.add(at(path));
    const files: HostedFile[] = [];
    for (const { name: one, dir } of await readFolder(at(path))) {
      const place = path ? `${path}/${one}` : one;
      if (dir) files.push(...(await list(place)));
      else if (place !== hostedManifest) files.push({ path: place });
    }
    return files;
  }

  async function makeFolder(path: string): Promise<void> {
    if (known.has(path)) return;
    const above = path.slice(0, path.lastIndexOf('/')) || '/';
    await makeFolder(above);
    await ask('POST', 'files/create', async () => new URLSearchParams({ pathname: path, isFolder: 'true' }), /exist/i);
    known.add(path);
  }

  async function sendTogether(pathname: string, files: readonly { name: string; blob: () => Promise<Blob> }[]) {
    await makeFolder(pathname);
    await ask('POST', 'files/upload', async () => {
      const form = new FormData();
      form.append('pathname', pathname);
      for (const file of files) form.append('files', await file.blob(), file.name);
      return form;
    });
  }

  /** A part that arrived without an answer would be there twice, so a file whose line broke is begun anew. */
  const sendInParts = ({ path, source, bytes }: LocalFile) =>
    withRetries(
      async () => {
        await makeFolder(folderOf(at(path)));
        const { id } = await askFor(uploadShape, 'files/big/create');
        const whole = await openAsBlob(source);
        for (let start = 0; start < bytes; start += maxBytes) {
          const part = async () => {
            const form = new FormData();
            form.append('id', id);
            form.append('file', whole.slice(start, start + maxBytes), 'part');
            return form;
          };
          await ask('POST', 'files/big/append', part, undefined, ['busy']);
        }
        const target = async () => new URLSearchParams({ id, pathname: at(path) });
        await ask('POST', 'files/big/move', target, undefined, ['busy']);
      },
      options,
      ['unreachable'],
    );

  return {
    kind: 'files',
    address: `https://${domain}/${inside && `${inside}/`}`,
    list: () => list(),
    async send(files, onSent) {
      for (const batch of inBatches(files)) {
        const [first] = batch;
        if (first && first.bytes > maxBytes) await sendInParts(first);
        else if (first) {
          const parts = batch.map(({ path, source }) => ({ name: nameOf(path), blob: () => openAsBlob(source) }));
          await sendTogether(folderOf(at(first.path)), parts);
        }
        for (const file of batch) await onSent(file);
      }
    },
    async remove(paths) {
      for (const path of paths.filter((one) => !lasting.has(one))) {
        await ask(
          'POST',
          'files/delete',
          async () => new URLSearchParams({ pathname: at(path) }),
          /not exist|not found/i,
        );
      }
    },
    manifest: {
      read: () => readLive(new URL(hostedManifest, options.siteAddress), options.signal),
      write: (text) => sendTogether(at(''), [{ name: hostedManifest, blob: async () => new Blob([text]) }]),
    },
    close: async () => {},
  };
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/';

/** Neighbours of one folder, in the order they come in. */
function inBatches(files: readonly LocalFile[]): LocalFile[][] {
  const batches: LocalFile[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = batches.at(-1);
    const fits = last && last.length < maxBatch.files && bytes + file.bytes <= maxBatch.bytes;
    if (fits && folderOf(last[0]?.path ?? '') === folderOf(file.path)) last.push(file);
    else {
      batches.push([file]);
      bytes = 0;
    }
    bytes += file.bytes;
  }
  return batches;
}

type Body = FormData | URLSearchParams;

/** `isFine` is a refusal that is none, such as of a folder that is there already; the answer is then `null`. */
function makeAsk(options: ConnectOptions) {
  const { key, signal, clock, apiAddress = api } = options;
  if (key === undefined) throw new PublishError('key', 'Nekoweb needs a key.');
  const headers = { authorization: key };
  return async (
    method: string,
    path: string,
    writeBody?: () => Promise<Body>,
    isFine?: RegExp,
    triesAgainIf: readonly Passing[] = passing,
  ): Promise<string> => {
    const work = async () => {
      const body = await writeBody?.();
      const init = { method, headers, ...(body && { body }) };
      const request = { host, url: new URL(path, apiAddress), init, signal, now: clock.now };
      return readAnswer(await requestHost(request), key, isFine);
    };
    return withRetries(work, options, triesAgainIf);
  };
}

async function readAnswer(response: Response, key: string, isFine?: RegExp): Promise<string> {
  const text = await response.text();
  if (response.ok) return text;
  if (response.status === 400 && isFine?.test(text)) return 'null';
  if (response.status === 401 || response.status === 403) {
    throw new PublishError('key', 'Nekoweb does not accept this key.');
  }
  const said = quoteHost(text, key) || `answer ${response.status}`;
  if (/space|storage|quota/i.test(said)) throw new PublishError('full', `Nekoweb has no room left: ${said}`);
  throw new PublishError('refused', `Nekoweb refuses this: ${said}`);
}
