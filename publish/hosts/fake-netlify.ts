import { createHash } from 'node:crypto';
import { type ApiAnswer, type ApiRequest, startApi } from './api-fixture.ts';

type Deployment = { id: string; state: string; files: Record<string, string>; required: string[] };

type Options = { key: string; name: string; onRequest?: (() => void) | undefined };

/** Netlify's API as its OpenAPI description and its guide tell it: deployments by the SHA-1 of files. */
export async function startFakeNetlify({ key, name, onRequest }: Options) {
  const contents = new Map<string, Buffer>();
  const deployments: Deployment[] = [];
  const uploads: string[] = [];
  /** Answers for the next requests, instead of the usual ones. */
  const refusals: ApiAnswer[] = [];
  let live: Record<string, string> = {};

  function finish(deployment: Deployment) {
    if (deployment.required.every((sha) => contents.has(sha))) deployment.state = 'processing';
  }

  function begin({ body }: ApiRequest): ApiAnswer {
    const { files, async: isLater } = JSON.parse(body.toString()) as { files: Record<string, string>; async?: boolean };
    if (Object.entries(files).some(([path, sha]) => !path.startsWith('/') || !/^[0-9a-f]{40}$/.test(sha))) {
      return { status: 422, json: { code: 422, message: 'Files must be a hash of paths and SHA1 digests' } };
    }
    const required = [...new Set(Object.values(files))].filter((sha) => !contents.has(sha));
    const id = `d${deployments.length + 1}`;
    const deployment = { id, state: isLater ? 'preparing' : 'uploading', files, required };
    deployments.push(deployment);
    if (isLater) return { json: { id, state: 'preparing' } };
    finish(deployment);
    return { json: { id, state: deployment.state, required } };
  }

  function look(deployment: Deployment): ApiAnswer {
    const { id, state, required } = deployment;
    // Each look finds it one step further.
    if (state === 'preparing') {
      deployment.state = 'prepared';
      finish(deployment);
    } else if (state === 'processing') {
      deployment.state = 'ready';
      live = deployment.files;
    }
    return { json: { id, state: deployment.state, required } };
  }

  function upload(deployment: Deployment, path: string, { body, type }: ApiRequest): ApiAnswer {
    const sha = deployment.files[`/${path}`];
    const isWhole = sha === createHash('sha1').update(body).digest('hex');
    if (type !== 'application/octet-stream' || sha === undefined || !isWhole) {
      return { status: 422, json: { code: 422, message: 'The file does not have the digest of the deploy' } };
    }
    contents.set(sha, body);
    uploads.push(path);
    finish(deployment);
    return { json: { id: `/${path}`, sha } };
  }

  const api = await startApi((request) => {
    onRequest?.();
    const refusal = refusals.shift();
    if (refusal) return refusal;
    if (request.key !== key) return { status: 401, json: { code: 401, message: 'Access Denied' } };
    const [, kind, id, what, ...rest] = request.path.split('/');
    const deployment = deployments.find((one) => one.id === id);
    if (kind === 'sites' && id !== `${name}.netlify.app` && id !== 'site-1') {
      return { status: 404, json: { code: 404, message: 'Not Found' } };
    }
    if (kind === 'sites' && what === undefined)
      return { json: { id: 'site-1', name, ssl_url: `https://${name}.netlify.app` } };
    if (kind === 'sites' && what === 'files') {
      const list = Object.entries(live).map(([path, sha]) => ({
        path,
        sha,
        size: contents.get(sha)?.length,
      }));
      return { json: list };
    }
    if (kind === 'sites' && what === 'deploys' && request.method === 'POST') return begin(request);
    if (kind === 'deploys' && deployment && what === undefined) return look(deployment);
    if (kind === 'deploys' && deployment && what === 'files' && request.method === 'PUT') {
      return upload(deployment, rest.join('/'), request);
    }
    return { status: 404, json: { code: 404, message: 'Not Found' } };
  });
  return {
    ...api,
    /** What visitors get. */
    live: () =>
      Object.fromEntries(Object.entries(live).map(([path, sha]) => [path.slice(1), contents.get(sha)?.toString()])),
    uploads,
    deployments,
    refusals,
    [Symbol.asyncDispose]: api[Symbol.asyncDispose],
  };
}
