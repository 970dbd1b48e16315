import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isInstalled } from './servers.ts';

/** Sends requests sequentially on `connections` connections and returns how many were answered. */
export type Load = (url: string, seconds: number) => Promise<{ requests: number; perSecond: number }>;

export const connections = 32;
// Debian's nginx has no Brotli; with gzip both servers send the same bytes.
export const acceptEncoding = 'gzip';

/** wrk if installed, otherwise a load generator in Node. */
export function chooseLoad(): { name: string; load: Load } {
  return isInstalled('wrk', '-v') ? { name: 'wrk', load: loadByWrk } : { name: 'node', load: loadByNode };
}

const loadByWrk: Load = async (url, seconds) => {
  // wrk takes whole seconds only.
  const args = ['-t1', `-c${connections}`, `-d${Math.ceil(seconds)}s`, '-H', `Accept-Encoding: ${acceptEncoding}`, url];
  const { stdout } = await promisify(execFile)('wrk', args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return { requests, perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]) };
};

const loadByNode: Load = async (url, seconds) => {
  const args = [join(import.meta.dirname, 'load-in-node.ts'), url, String(seconds)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
};
