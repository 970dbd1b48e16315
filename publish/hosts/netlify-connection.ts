import { openAsBlob } from 'node:fs';
import { z } from 'zod';
import type { Connect, ConnectOptions, HostedFile, LocalFile, OnSent, VersionConnection } from '../connection.ts';
import { parseJson, quoteHost, readShape } from '../host-answer.ts';
import { requestHost } from '../host-request.ts';
import { PublishError } from '../publish-error.ts';
import { withRetries } from '../retries.ts';

const host = 'Netlify';
const api = 'https://api.netlify.com/api/v1/';

/** In milliseconds, between two looks at a deployment that is being prepared. */
const lookAgain = 1_000;
/** As long as Netlify's own tool waits. */
const maxPrepareMs = 20 * 60_000;
/** Beyond this many files Netlify compares them after it has answered, as its own tool has it do. */
const maxAtOnce = 100;

const siteShape = z.object({ id: z.string(), ssl_url: z.string().nullish(), url: z.string().nullish() });
const filesShape = z.array(z.object({ path: z.string(), sha: z.string().nullish(), size: z.number().nullish() }));
const deploymentShape = z.object({
  id: z.string(),
  state: z.string(),
  required: z.array(z.string()).nullish(),
  error_message: z.string().nullish(),
});
type Deployment = z.infer<typeof deploymentShape>;

/** Tells Netlify the SHA-1 of every file; it asks for those it has never seen, and switches when all are there. */
export const connectNetlify: Connect = async (options): Promise<VersionConnection> => {
  const { settings, clock, signal } = options;
  const ask = makeAsk(options);
  // The API takes the name that Netlify gave the site in place of its id, and an id as well.
  const { project = '' } = settings;
  const isId = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(project);
  const name = isId || project.includes('.') ? project : `${project}.netlify.app`;
  const site = readShape(host, siteShape, await ask('GET', `sites/${encodeURIComponent(name)}`, { missing: project }));
  const readDeployment = (answer: unknown) => readShape(host, deploymentShape, answer);

  /** Asks until the deployment is so far. */
  async function follow(first: Deployment, isReady: (deployment: Deployment) => boolean): Promise<Deployment> {
    const endMs = clock.now() + maxPrepareMs;
    let deployment = first;
    while (!isReady(deployment)) {
      if (deployment.state === 'error' || deployment.state === 'rejected') {
        throw new PublishError(
          'refused',
          `Netlify did not take this version: ${quoteHost(deployment.error_message ?? 'it gives no reason', options.key ?? '')}.`,
        );
      }
      if (clock.now() > endMs)
        throw new PublishError('unreachable', 'Netlify has not put the site on the web in 20 minutes.');
      await clock.wait(lookAgain, signal);
      deployment = readDeployment(await ask('GET', `deploys/${encodeURIComponent(deployment.id)}`));
    }
    return deployment;
  }

  async function replace({ files }: { files: readonly LocalFile[] }, onSent: OnSent): Promise<void> {
    const hashes = Object.fromEntries(files.map(({ path, sha1 }) => [`/${path}`, sha1]));
    const json = { files: hashes, async: files.length > maxAtOnce };
    const begun = readDeployment(await ask('POST', `sites/${encodeURIComponent(site.id)}/deploys`, { json }));
    const compared = await follow(begun, ({ required, state }) => Array.isArray(required) || state === 'ready');
    const required = new Set(compared.required);
    for (const file of files) {
      // Two files with the same content are one to Netlify.
      if (!required.delete(file.sha1)) continue;
      const path = file.path.split('/').map(encodeURIComponent).join('/');
      await ask('PUT', `deploys/${encodeURIComponent(begun.id)}/files/${path}`, { file: file.source });
      await onSent(file);
    }
    await follow(compared, ({ state }) => state === 'ready');
  }

  return {
    kind: 'version',
    address: site.ssl_url ?? site.url ?? undefined,
    async list() {
      const files = readShape(host, filesShape, await ask('GET', `sites/${encodeURIComponent(site.id)}/files`));
      return files.map(({ path, sha, size }): HostedFile => {
        return {
          path: path.replace(/^\//, ''),
          ...(size != null && { bytes: size }),
          ...(sha != null && { sha1: sha }),
        };
      });
    },
    replace,
    close: async () => {},
  };
};

type Sent = { json?: unknown; file?: string; missing?: string };

function makeAsk(options: ConnectOptions) {
  const { key, signal, apiAddress = api } = options;
  if (key === undefined) throw new PublishError('key', 'Netlify needs a personal access token.');
  return (method: string, path: string, { json, file, missing }: Sent = {}): Promise<unknown> =>
    withRetries(async () => {
      const type = json === undefined ? 'application/octet-stream' : 'application/json';
      const body = file === undefined ? json && JSON.stringify(json) : await openAsBlob(file);
      const init: RequestInit = {
        method,
        headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': type }) },
        ...(body !== undefined && { body: body as BodyInit }),
      };
      const response = await requestHost({ host, url: new URL(path, apiAddress), init, signal });
      if (response.status === 401 || response.status === 403)
        throw new PublishError('key', 'Netlify does not accept this token.');
      if (response.status === 404 && missing !== undefined) {
        throw new PublishError('settings', `Netlify knows no site ${missing} of yours.`, {
          waysOut: ['Make one on app.netlify.com, and give its name as the project.'],
        });
      }
      const answer = parseJson(await response.text());
      if (response.ok && answer !== undefined) return answer;
      const { message } = z.object({ message: z.string() }).safeParse(answer).data ?? {};
      throw new PublishError(
        'refused',
        `Netlify refuses this: ${quoteHost(message ?? `answer ${response.status}`, key)}.`,
      );
    }, options);
}
