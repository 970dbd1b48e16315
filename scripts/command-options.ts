import { parseArgs } from 'node:util';

// What stands behind the commands of the workshop that take options, and what they do without any.

export function readStaticServerOptions(args: string[]) {
  const options = { base: { type: 'string', default: '/' }, port: { type: 'string', default: '4000' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  return { folder: positionals[0] ?? 'dist/site', base: values.base, port: Number(values.port) };
}
