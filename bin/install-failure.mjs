// @ts-check
// npm's own words on a failed install are long, or, where a package is optional, none at all: only its log knows then.

/**
 * @typedef {Record<string, string | undefined>} Environment
 * @typedef {{ code?: string | undefined; status?: number | undefined; host?: string | undefined }} Failure as npm's log
 *   tells it: the code of an error, or the status of an answer, and who it was about
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
export const isDiskTrouble = (code = '') => full.test(code) || forbidden.test(code);

/** @param {string} text an address, with or without `http://`, perhaps with a password in it */
function readHost(text) {
  try {
    return new URL(text.includes('://') ? text : `http://${text}`).host;
  } catch {
    return undefined;
  }
}

/**
 * The proxy that npm takes, without the password that may stand in its address.
 * @param {Environment} environment npm adds what its own files say to that of the commands that it runs
 */
function findProxy(environment) {
  const names = ['npm_config_https_proxy', 'npm_config_proxy', 'HTTPS_PROXY', 'HTTP_PROXY', 'PROXY'];
  const name = names.flatMap((each) => [each, each.toLowerCase()]).find((each) => environment[each]);
  const host = name && readHost(environment[name] ?? '');
  return host ? { name, host } : undefined;
}

/**
 * What kept npm from installing, out of what it wrote. The last failure counts, because npm tries again.
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
 * Says in a sentence or two why an install failed, and what somebody can do about it.
 * @param {Failure} failure
 * @param {{ environment: Environment; folder: string; megabytes: number; platform?: string }} where the install ran, or what
 *   of it could not be written, and how much room it takes
 */
export function describeFailure(
  { code = '', status, host = 'npm’s registry' },
  { environment, folder, megabytes, platform = process.platform },
) {
  const proxy = findProxy(environment);
  if (status === 407) {
    return `The proxy ${proxy?.host ?? 'of this network'} asks for a name and a password, so npm can fetch nothing. Write them into its address: HTTPS_PROXY=http://name:password@host:port`;
  }
  if (untrusted.test(code)) {
    return `npm does not trust the certificate of ${host} (${code}). Often a virus scanner or a company's proxy answers in its place: ask for the file of its certificate, and set NODE_EXTRA_CA_CERTS to where it lies.`;
  }
  if (outdated.test(code)) {
    return `The certificate of ${host} does not hold today (${code}). Is this machine's clock right?`;
  }
  if (unreachable.test(code)) {
    return proxy
      ? `npm cannot get through the proxy ${proxy.host} (${code}), which ${proxy.name} names. Does it run, and is its address right?`
      : `npm cannot reach ${host} (${code}). Is this machine online?`;
  }
  if (full.test(code)) {
    return `The disk is full (${code}): the install needs about ${megabytes} MB, and ${folder} cannot be written.`;
  }
  if (forbidden.test(code)) {
    const mayBeOpen = platform === 'win32' && open.test(code);
    const remedy = mayBeOpen
      ? 'Mostly another program has a file in there open: stop Bonbon where it runs, and try again.'
      : 'Look at whose they are: what sudo has once installed belongs to root.';
    return `${folder} or npm's own cache may not be written to (${code}). ${remedy}`;
  }
  if (code === 'EINTEGRITY') {
    return `A package is not the one that the lockfile names (EINTEGRITY): something on the way has changed it, or npm's cache is broken. To empty the cache: npm cache clean --force`;
  }
  if (code === 'ENOTCACHED') return 'npm is told to work offline (ENOTCACHED), and does not have all packages here.';
  if (status !== undefined) {
    const remedy = status >= 500 ? 'Try again later.' : 'Does npm’s setting «registry» name the right one?';
    return `${host} does not hand out the packages: it answered ${status}. ${remedy}`;
  }
  return code === '' ? undefined : `npm failed with ${code}; above is what it says of it.`;
}
