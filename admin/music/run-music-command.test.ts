import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runMusic } from './fake-youtube.ts';

it('prints its commands when none is named or help is asked for', async () => {
  const { code, out } = await runMusic([]);
  expect(code).toBe(2);
  expect(out).toContain('Usage: npm run music -- COMMAND\n');
  expect(out).toContain('  check  ask YouTube whether its tracks can still be played\n');
  for (const word of ['--help', '-h', 'help']) expect(await runMusic([word])).toEqual({ code: 0, out, notes: '' });
  const help = await runMusic(['check', '--help']);
  expect(help.code).toBe(0);
  expect(help.out).toContain('Usage: npm run music -- check\n');
});

it('suggests the closest command for a typo, and exits with 2', async () => {
  expect(await runMusic(['chekc'])).toEqual({
    code: 2,
    out: '',
    notes: 'Unknown command "chekc". Did you mean check?\n',
  });
  expect((await runMusic(['frobnicate'])).notes).toBe(
    'Unknown command "frobnicate". Run npm run music -- --help for a list.\n',
  );
  expect(await runMusic(['check', 'now'])).toMatchObject({
    code: 2,
    notes: 'Unexpected argument "now".\nUsage: npm run music -- check\n',
  });
});

it('runs as a process', async () => {
  const script = fileURLToPath(new URL('../../scripts/workshop/music.ts', import.meta.url));
  const run = await new Promise<{ code: number; out: string; notes: string }>((done) =>
    execFile(process.execPath, [script, 'check', '--help'], (error, out, notes) =>
      done({ code: Number(error?.code ?? 0), out, notes }),
    ),
  );
  expect(run).toMatchObject({ code: 0, notes: '' });
  expect(run.out).toMatch(/^check: ask YouTube/);
}, 20_000);
