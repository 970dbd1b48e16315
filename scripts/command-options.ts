import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig, type ServerConfig } from '#server/config.ts';
import type { Environment } from '#server/environment.ts';

// What stands behind the commands that take few options, and what they do without any. `args` are the words behind them.

const project = fileURLToPath(new URL('..', import.meta.url));

/** `base` is undefined where site.yaml decides. */
export function readBuildOptions(args: string[]) {
  const { values } = parseArgs({ args, options: { base: { type: 'string' }, out: { type: 'string' } } });
  return { base: values.base, outFolder: values.out ?? join(project, 'dist') };
}

export const readStartOptions = (args: string[]) => ({ isForced: args.includes('--rebuild') });

export function readResumeOptions(args: string[]) {
  const options = {
    help: { type: 'boolean', short: 'h', default: false },
    replace: { type: 'boolean', default: false },
  } as const;
  const { help, replace } = parseArgs({ args, options }).values;
  return { wantsHelp: help, replacesOwn: replace };
}

export function readStaticServerOptions(args: string[]) {
  const options = { base: { type: 'string', default: '/' }, port: { type: 'string', default: '4000' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  return { folder: positionals[0] ?? 'dist/site', base: values.base, port: Number(values.port) };
}

/** As the server's, but for the port: both may run at the same time. */
export const readDevConfig = (environment: Environment): ServerConfig =>
  readConfig({ ...environment, PORT: environment.PORT || '5173' });
