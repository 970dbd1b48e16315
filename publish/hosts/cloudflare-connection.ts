import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { blake3 } from '@noble/hashes/blake3.js';
import { z } from 'zod';
import { contentTypeOf } from '#model/content-types.ts';
import { inBatches } from '../batches.ts';
import type { Connect, ConnectOptions, LocalFile, OnSent, VersionConnection } from '../connection.ts';
import { parseJson, quoteHost, readShape } from '../host-answer.ts';
import { requestHost } from '../host-request.ts';
import { PublishError } from '../publish-error.ts';
import { withRetries } from '../retries.ts';

const host = 'Cloudflare';
const api = 'https://api.cloudflare.com/client/v4/';

/** Of one request, as in Cloudflare's own tool; in base64 they grow by a third. */
const maxBytes = 20 * 1024 * 1024;
const maxFiles = 500;
/** Not files of the site, but settings of the deployment. */
const settingFiles = ['_headers', '_redirects'];
/** In milliseconds, between two looks at a deployment. */
const lookAgain = 2_000;
const maxDeployMs = 10 * 60_000;

const projectShape = z.object({ subdomain: z.string().nullish(), domains: z.array(z.string()).nullish() });
const uploadTokenShape = z.object({ jwt: z.string() });
const hashesShape = z.array(z.string());
const deploymentShape = z.object({
  id: z.string(),
  latest_stage: z.object({ name: z.string(), status: z.string() }).nullish(),
});
const answerShape = z.object({
  success: z.boolean().optional(),
  result: z.unknown().optional(),
  errors: z.array(z.object({ code: z.number().optional(), message: z.string().optional() })).nullish(),
});
type Deployment = z.infer<typeof deploymentShape>;
type Asset = LocalFile & { hash: string };

/**
 * Uploads what Cloudflare does not have yet, by its own hashes, and then makes a deployment of names and hashes, which goes live
 * at once. This is what Cloudflare's tool does; there is no other documented way without it.
 */
export const connectCloudflare: Connect = async (options): Promise<VersionConnection> => {
  const { settings, clock, signal } = options;
  if (options.key === undefined) throw new PublishError('key', 'Cloudflare needs an API token.');
  const token = options.key;
  const ask = makeAsk(options);
  const projectPath = `accounts/${settings.account}/pages/projects/${encodeURIComponent(settings.project ?? '')}`;
  const project = readShape(
    host,
    projectShape,
    await ask('GET', projectPath, { token, missing: settings.project ?? '' }),
  );
  const readDeployment = (answer: unknown) => readShape(host, deploymentShape, answer);

  async function replace(
    { folder, files }: { folder: string; files: readonly LocalFile[] },
    onSent: OnSent,
  ): Promise<void> {
    const assets: Asset[] = [];
    for (const file of files) {
      if (!settingFiles.includes(file.path)) assets.push({ ...file, hash: await hashAsset(file) });
    }
    const hashes = [...new Set(assets.map(({ hash }) => hash))];
    const missing = new Set(readShape(host, hashesShape, await askAssets('check-missing', { hashes })));
    for (const batch of inBatches(
      assets.filter(({ hash }) => missing.delete(hash)),
      { maxFiles, maxBytes },
    )) {
      await askAssets('upload', await Promise.all(batch.map(describeAsset)));
      for (const file of batch) await onSent(file);
    }
    // Without it, Cloudflare forgets after a while that it has them.
    await askAssets('upsert-hashes', { hashes });

    const form = new FormData();
    form.append('manifest', JSON.stringify(Object.fromEntries(assets.map(({ path, hash }) => [`/${path}`, hash]))));
    for (const name of settingFiles) {
      const content = await readFile(join(folder, name)).catch(() => undefined);
      if (content !== undefined) form.append(name, new Blob([new Uint8Array(content)]), name);
    }
    await follow(readDeployment(await ask('POST', `${projectPath}/deployments`, { token, form })));
    for (const file of files) if (settingFiles.includes(file.path)) await onSent(file);
  }

  /** The uploads have a key of their own, which lasts for minutes. */
  let uploadToken: string | undefined;
  const readUploadToken = async () =>
    readShape(host, uploadTokenShape, await ask('GET', `${projectPath}/upload-token`, { token })).jwt;
  async function askAssets(what: string, json: unknown): Promise<unknown> {
    const upload = (jwt: string) => ask('POST', `pages/assets/${what}`, { token: jwt, json });
    uploadToken ??= await readUploadToken();
    try {
      return await upload(uploadToken);
    } catch (error) {
      if (!(error instanceof PublishError) || error.reason !== 'key') throw error;
      uploadToken = await readUploadToken();
      return await upload(uploadToken);
    }
  }

  async function follow(first: Deployment): Promise<void> {
    const endMs = clock.now() + maxDeployMs;
    for (let deployment = first; ; ) {
      const { name, status } = deployment.latest_stage ?? { name: 'deploy', status: 'success' };
      if (name === 'deploy' && status === 'success') return;
      if (status === 'failure' || status === 'canceled') {
        throw new PublishError('refused', `Cloudflare did not take this version: it stopped at ${name}.`);
      }
      if (clock.now() > endMs)
        throw new PublishError('unreachable', 'Cloudflare has not put the site on the web in 10 minutes.');
      await clock.wait(lookAgain, signal);
      const path = `${projectPath}/deployments/${encodeURIComponent(deployment.id)}`;
      deployment = readDeployment(await ask('GET', path, { token }));
    }
  }

  const [ownDomain] = (project.domains ?? []).filter((domain) => domain !== project.subdomain);
  const domain = ownDomain ?? project.subdomain ?? undefined;
  return {
    kind: 'version',
    ...(domain !== undefined && { address: `https://${domain}/` }),
    // It tells nobody which files are live.
    list: async () => undefined,
    replace,
    close: async () => {},
  };
};

/** As Cloudflare names a file: BLAKE3 of its content in base64 and its ending, of which the first 128 bits. */
export async function hashAsset({ source, path }: Pick<LocalFile, 'source' | 'path'>): Promise<string> {
  const text = (await readFile(source)).toString('base64') + extname(path).slice(1);
  return Buffer.from(blake3(new TextEncoder().encode(text), { dkLen: 16 })).toString('hex');
}

async function describeAsset({ source, path, hash }: Asset) {
  const value = (await readFile(source)).toString('base64');
  return { key: hash, value, metadata: { contentType: contentTypeOf(path).replace(/;.*/, '') }, base64: true };
}

type Sent = { token: string; json?: unknown; form?: FormData; missing?: string };

/** Codes of its errors: an upload token that is too old, and a project that is not there. */
const [expired, noProject] = [8_000_013, 8_000_007];

function makeAsk(options: ConnectOptions) {
  const { signal, apiAddress = api } = options;
  return (method: string, path: string, { token, json, form, missing }: Sent): Promise<unknown> =>
    withRetries(async () => {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(json !== undefined && { 'content-type': 'application/json' }),
      };
      const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
      const init = { method, headers, ...(body !== undefined && { body }) };
      const response = await requestHost({ host, url: new URL(path, apiAddress), init, signal });
      const answered = parseJson(await response.text());
      const answer = response.ok ? readShape(host, answerShape, answered) : answerShape.safeParse(answered).data;
      if (response.ok && answer?.success === true) return answer.result;
      const [error] = answer?.errors ?? [];
      if (missing !== undefined && (response.status === 404 || error?.code === noProject)) {
        throw new PublishError('settings', `Cloudflare Pages has no project ${missing} in this account.`, {
          waysOut: ['On dash.cloudflare.com make one with Direct Upload, and give its name as the project.'],
        });
      }
      if (response.status === 401 || response.status === 403 || error?.code === expired) {
        throw new PublishError('key', 'Cloudflare does not accept this token for this account.');
      }
      const said = quoteHost(error?.message ?? `answer ${response.status}`, token);
      throw new PublishError('refused', `Cloudflare refuses this: ${said}.`);
    }, options);
}
