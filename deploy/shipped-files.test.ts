import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { healthPath } from '#model/health.ts';
import { findProgram, readShipped, replaceAll } from './proxy-fixture.ts';

const analyze = findProgram('systemd-analyze');
describe.skipIf(analyze === undefined)(analyze ? 'systemd' : 'systemd-analyze is not installed here', () => {
  const unit = join(import.meta.dirname, 'bonbon.service');
  const run = (...args: string[]) => spawnSync(analyze ?? '', args, { encoding: 'utf8' });

  test('finds the exposure of the unit at most 2.0', () => {
    const { status, stdout } = run('security', '--offline=true', '--threshold=20', unit);
    expect(stdout).toMatch(/Overall exposure level for bonbon\.service: [01]\.\d/);
    expect(status).toBe(0);
  });

  test('knows every line of the unit', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bonbon-deploy-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const copy = join(folder, 'bonbon.service');
    writeFileSync(
      copy,
      replaceAll(readShipped('bonbon.service'), [['/srv/bonbon/node_modules/.bin/bonbon', '/bin/true']]),
    );
    const { stdout, stderr } = run('verify', copy);
    expect((stdout + stderr).split('\n').filter((line) => line.includes('bonbon.service'))).toEqual([]);
  });
});

/** The instructions of a Containerfile, with continued lines joined and comments left out. */
function readInstructions(text: string): [string, string][] {
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line));
  const joined = lines
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return joined.map((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    return [name, rest];
  });
}

const compose = parse(readShipped('compose.yaml'));

describe('the Containerfile', () => {
  const instructions = readInstructions(readShipped('Containerfile'));
  const last = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'));
  const all = (name: string, of = last) => of.filter(([one]) => one === name).map(([, rest]) => rest);

  test('has instructions that builders know, and images with a registry and a version', () => {
    const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'VOLUME', 'USER', 'ENV', 'EXPOSE', 'HEALTHCHECK', 'ENTRYPOINT'];
    expect(instructions.filter(([name]) => !known.includes(name))).toEqual([]);
    for (const from of all('FROM', instructions)) expect(from).toMatch(/(^| )docker\.io\/library\/node:24-[\w-]+/);
  });

  test('ends as a user without a name or rights, with one volume, which is theirs', () => {
    expect(all('USER')).toEqual(['65532:65532']);
    expect(all('VOLUME')).toEqual(['/data']);
    expect(all('ENV').join(' ')).toContain('DATA_FOLDER=/data');
    expect(all('RUN')).toEqual(['mkdir -m 700 /data && chown 65532:65532 /data']);
    const names = last.map(([name]) => name);
    expect(names.indexOf('RUN')).toBeLessThan(names.indexOf('VOLUME'));
  });

  test('is asked for its health by compose in the same way, as podman leaves out what the image says of it', () => {
    const { test: asked, interval, timeout, start_period: start, retries } = compose.services.site.healthcheck;
    const [options, command = ''] = all('HEALTHCHECK')[0]?.split(/\s+(?=CMD)/) ?? [];
    expect(options).toBe(`--interval=${interval} --timeout=${timeout} --start-period=${start} --retries=${retries}`);
    expect(asked).toEqual(['CMD', ...JSON.parse(command.replace('CMD', ''))]);
  });

  test('asks the server for its health, and starts it without a shell, so that it hears signals', () => {
    const [health = ''] = all('HEALTHCHECK');
    expect(JSON.parse(/CMD (\[.*\])$/.exec(health)?.[1] ?? '[]').at(-1)).toBe(`http://127.0.0.1:3000/${healthPath}`);
    expect(JSON.parse(all('ENTRYPOINT')[0] ?? '')).toEqual(['node', '/bonbon/bin/bonbon.mjs', 'serve', '/site']);
  });

  test('copies only files that the package has', () => {
    const { files } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(files).toEqual(expect.arrayContaining(['bin', 'engine', 'server/node-version.mjs', 'deploy']));
    for (const name of ['bin', 'server/node-version.mjs']) expect(existsSync(name)).toBe(true);
    const build = instructions.slice(0, instructions.length - last.length);
    expect(all('COPY', build)).toEqual(['package.json package-lock.json bonbon-*.tgz ./', 'content ./content']);
  });
});

test('the compose file gives the site nothing but its volume, and Caddy waits until it is well', () => {
  const { services, volumes } = compose;
  expect(services.site).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    volumes: ['data:/data'],
    environment: { TRUST_PROXY: '1' },
  });
  expect(services.site.ports).toBeUndefined();
  // podman-restart.service starts no others when the machine has started anew.
  expect([services.site.restart, services.caddy.restart]).toEqual(['always', 'always']);
  expect(services.caddy.depends_on.site.condition).toBe('service_healthy');
  expect(Object.keys(volumes)).toEqual(['data', 'certificates']);
});
