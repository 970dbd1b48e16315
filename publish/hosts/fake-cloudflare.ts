import { type ApiAnswer, type ApiRequest, startApi } from './api-fixture.ts';

const maxFileBytes = 25 * 1024 * 1024;
type Upload = { key: string; value: string; metadata: { contentType: string }; base64: boolean };

const fine = (result: unknown): ApiAnswer => ({ json: { success: true, errors: [], messages: [], result } });
const refuse = (status: number, code: number, message: string): ApiAnswer => ({
  status,
  json: { success: false, errors: [{ code, message }], messages: [], result: null },
});

type Options = { key: string; account: string; project: string; onRequest?: (() => void) | undefined };

/** Cloudflare's API for direct uploads, as its own tool uses it. */
export async function startFakeCloudflare({ key, account, project, onRequest }: Options) {
  const contents = new Map<string, Upload>();
  const uploads: string[] = [];
  const refusals: ApiAnswer[] = [];
  /** How often a token for uploads was asked for. */
  let tokens = 0;
  let expiresNext = false;
  let live: Record<string, string> = {};
  let deployments = 0;

  function answerAssets({ path, key: given, body }: ApiRequest): ApiAnswer {
    if (expiresNext && path === '/pages/assets/upload') {
      expiresNext = false;
      tokens += 1;
    }
    if (given !== `jwt-${tokens}`) return refuse(401, 8_000_013, 'Authorization failed');
    const json: unknown = JSON.parse(body.toString());
    if (path === '/pages/assets/check-missing') {
      return fine((json as { hashes: string[] }).hashes.filter((hash) => !contents.has(hash)));
    }
    if (path === '/pages/assets/upsert-hashes') return fine(null);
    for (const upload of json as Upload[]) {
      const isComplete = /^[0-9a-f]{32}$/.test(upload.key) && upload.base64 && upload.metadata.contentType !== '';
      if (!isComplete || Buffer.from(upload.value, 'base64').length > maxFileBytes)
        return refuse(400, 8_000_002, 'Bad asset');
      contents.set(upload.key, upload);
      uploads.push(upload.key);
    }
    return fine({ successful_key_count: (json as Upload[]).length, unsuccessful_keys: [] });
  }

  async function deploy({ body, type }: ApiRequest): Promise<ApiAnswer> {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const manifest = JSON.parse(String(form.get('manifest'))) as Record<string, string>;
    const unknown = Object.entries(manifest).find(([path, hash]) => !path.startsWith('/') || !contents.has(hash));
    if (unknown) return refuse(400, 8_000_096, `Unknown asset ${unknown[0]}`);
    deployments += 1;
    live = {};
    for (const [path, hash] of Object.entries(manifest)) {
      live[path.slice(1)] = Buffer.from(contents.get(hash)?.value ?? '', 'base64').toString();
    }
    for (const name of ['_headers', '_redirects']) {
      const file = form.get(name);
      if (file instanceof File) live[name] = await file.text();
    }
    return fine({
      id: `d${deployments}`,
      url: `https://d${deployments}.${project}.pages.dev`,
      latest_stage: { name: 'queued', status: 'active' },
    });
  }

  const root = `/accounts/${account}/pages/projects/${project}`;
  const api = await startApi((request) => {
    onRequest?.();
    const refusal = refusals.shift();
    if (refusal) return refusal;
    const { path, method } = request;
    if (path.startsWith('/pages/assets/') && method === 'POST') return answerAssets(request);
    if (request.key !== key) return refuse(403, 10_000, 'Authentication error');
    if (!path.startsWith(`/accounts/${account}/pages/projects/`)) return refuse(403, 10_000, 'Authentication error');
    if (path !== root && !path.startsWith(`${root}/`)) return refuse(404, 8_000_007, 'Project not found.');
    if (path === root)
      return fine({ name: project, subdomain: `${project}.pages.dev`, domains: [`${project}.pages.dev`] });
    if (path === `${root}/upload-token`) {
      tokens += 1;
      return fine({ jwt: `jwt-${tokens}` });
    }
    if (path === `${root}/deployments` && method === 'POST') return deploy(request);
    return fine({ id: `d${deployments}`, latest_stage: { name: 'deploy', status: 'success' } });
  });
  return {
    ...api,
    live: () => live,
    typeOf: (hash: string) => contents.get(hash)?.metadata.contentType,
    uploads,
    refusals,
    /** The token for uploads is too old when it is used next. */
    expireToken: () => {
      expiresNext = true;
    },
    [Symbol.asyncDispose]: api[Symbol.asyncDispose],
  };
}
