// @ts-check
// npm's messages about a failed install are long, or missing if the package is optional: then only its log has the cause.

/**
 * @typedef {Record<string, string | undefined>} Environment
 * @typedef {{ code?: string | undefined; status?: number | undefined; host?: string | undefined }} Failure what
 *   npm's log says: an error code or an HTTP status, and the host
 */

const untrusted =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|CERT_UNTRUSTED|CERT_SIGNATURE_FAILURE|ERR_TLS_CERT_ALTNAME_INVALID)$/;
const outdated = /^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/;
const unreachable =
  /^(ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ENETDOWN|EADDRNOTAVAIL|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|E?IDLETIMEOUT|ERR_SOCKET_TIMEOUT|ERR_INVALID_PROTOCOL|FETCH_ERROR)$/;
const full = /^(ENOSPC|EDQUOT)$/;
const forbidden = /^(EACCES|EBUSY|EPERM|EROFS)$/;
const open = /^(EBUSY|EPERM)$/;

/** @param {string | undefined} code */
export const isDiskError = (code = '') => full.test(code) || forbidden.test(code);

/** @param {string} text an address, with or without `http://`, perhaps with a password in it */
function readHost(text) {
  try {
    return new URL(text.includes('://') ? text : `http://${text}`).host;
  } catch {
    return undefined;
  }
}

/**
 * The proxy that npm uses, without the password that its address may contain.
 * @param {Environment} environment npm adds the settings in its own files to the environment of the commands it runs
 */
function findProxy(environment) {
  const names = ['npm_config_https_proxy', 'npm_config_proxy', 'HTTPS_PROXY', 'HTTP_PROXY', 'PROXY'];
  const name = names.flatMap((each) => [each, each.toLowerCase()]).find((each) => environment[each]);
  const host = name && readHost(environment[name] ?? '');
  return host ? { name, host } : undefined;
}

/**
 * Finds out why npm failed to install. The last failure counts, because npm retries.
 * @param {string} text npm's log and what it printed
 * @returns {Failure}
 */
export function readFailure(text) {
  const failures = [...text.matchAll(/\bhttp fetch GET (?:(\d{3}) )?(https?:\/\/[^\s/]+)\S*(?:.* failed with (\w+))?/g)]
    .map(([, status, address = '', code]) => ({ status: Number(status), host: readHost(address), code }))
    .filter(({ status, code }) => code !== undefined || status >= 400);
  const lastFetch = failures.at(-1);
  const code = /\berror code (\w+)/.exec(text)?.[1] ?? lastFetch?.code;
  const status = /^E([45]\d\d)$/.exec(code ?? '')?.[1] ?? (code === undefined ? lastFetch?.status : undefined);
  const host = lastFetch?.host ?? readHost(/\b(?:request to|GET) (https?:\/\/\S+)/.exec(text)?.[1] ?? '');
  return { code, status: status === undefined ? undefined : Number(status), host };
}

/**
 * Says in a sentence or two why an install failed, and what to do about it.
 * @param {Failure} failure
 * @param {{ environment: Environment; folder: string; megabytes: number; platform?: string }} where the install ran, or
 *   which file could not be written, and the disk space it needs
 */
export function describeFailure(
  { code = '', status, host = 'npm’s registry' },
  { environment, folder, megabytes, platform = process.platform },
) {
  const proxy = findProxy(environment);
  if (status === 407) {
    return `The proxy ${proxy?.host ?? 'of this network'} requires a name and a password, so npm cannot download anything. Put them in its address: HTTPS_PROXY=http://name:password@host:port`;
  }
  if (untrusted.test(code)) {
    return `npm does not trust the certificate of ${host} (${code}). Often a virus scanner or a company's proxy intercepts the connection: get its certificate file, and set NODE_EXTRA_CA_CERTS to the path of that file.`;
  }
  if (outdated.test(code)) {
    return `The certificate of ${host} has expired or is not valid yet (${code}). Is this machine's clock right?`;
  }
  if (unreachable.test(code)) {
    return proxy
      ? `npm cannot connect through the proxy ${proxy.host} (${code}), which is set in ${proxy.name}. Is it running, and is its address right?`
      : `npm cannot reach ${host} (${code}). Is this machine online?`;
  }
  if (full.test(code)) {
    return `The disk is full (${code}): the install needs about ${megabytes} MB, and ${folder} cannot be written.`;
  }
  if (forbidden.test(code)) {
    const mayBeOpen = platform === 'win32' && open.test(code);
    const remedy = mayBeOpen
      ? 'Usually another program has one of their files open: stop Bonbon if it is running, and try again.'
      : 'Check who owns them: files that sudo has installed belong to root.';
    return `${folder} or npm's cache is not writable (${code}). ${remedy}`;
  }
  if (code === 'EINTEGRITY') {
    return `A package is not the one in the lockfile (EINTEGRITY): it was changed on the way, or npm's cache is corrupt. To empty the cache: npm cache clean --force`;
  }
  if (code === 'ENOTCACHED') return 'npm is set to work offline (ENOTCACHED), and not all packages are in its cache.';
  if (status !== undefined) {
    const remedy = status >= 500 ? 'Try again later.' : 'Is npm’s setting «registry» right?';
    return `${host} does not deliver the packages: it answered ${status}. ${remedy}`;
  }
  return code === '' ? undefined : `npm failed with ${code}; its own message is above.`;
}
