import { parseArgs } from 'node:util';

// The options of scripts, and their defaults.

export function readStaticServerOptions(args: string[]) {
  const options = { base: { type: 'string', default: '/' }, port: { type: 'string', default: '4000' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  return { folder: positionals[0] ?? 'dist/site', base: values.base, port: Number(values.port) };
}
